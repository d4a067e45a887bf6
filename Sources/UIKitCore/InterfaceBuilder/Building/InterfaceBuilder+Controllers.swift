/// Applies the document's properties of controllers, and loads their views.
extension InterfaceBuilder {
  func applyController(_ element: InterfaceElement, _ controller: UIViewController) {
    if let value = element["title"] { controller.title = value }
    if let value = element["restorationIdentifier"] { controller.restorationIdentifier = value }
    if let value = element.bool("definesPresentationContext") { controller.definesPresentationContext = value }
    if let value = element.bool("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = value }
    (controller as? any InterfaceObject)?.applyInterface(element, by: self)
    if let size = element.size("freeformSize") ?? element.size("contentSizeForViewInPopover") {
      controller.preferredContentSize = size
    }
    if let style = modalPresentationStyle(element) { controller.modalPresentationStyle = style }
    if let style = modalTransitionStyle(element) { controller.modalTransitionStyle = style }
    if let edges = element.rectEdges("edgesForExtendedLayout") { controller.edgesForExtendedLayout = edges }
    if let item = element.child(key: "navigationItem") { applyNavigationItem(item, controller.navigationItem) }
    if let item = element.child(key: "tabBarItem") { applyTabBarItem(item, controller) }
    if let navigation = controller as? UINavigationController {
      if let bar = element.child(key: "navigationBar") { applyNavigationBar(bar, navigation.navigationBar) }
      if let value = element.bool("navigationBarHidden") { navigation.isNavigationBarHidden = value }
    }
  }

  func modalPresentationStyle(_ element: InterfaceElement) -> UIModalPresentationStyle? {
    element.choice(
      "modalPresentationStyle",
      [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover, "automatic": .automatic, "none": .none,
      ])
  }

  func modalTransitionStyle(_ element: InterfaceElement) -> UIModalTransitionStyle? {
    element.choice(
      "modalTransitionStyle",
      [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
      ])
  }

  /// Applies the properties of a navigation controller's bar, or of a separate one with items.
  func applyNavigationBar(_ element: InterfaceElement, _ bar: UINavigationBar) {
    setObject(bar, for: element)
    let items = element.list("items").filter { $0.name == "navigationItem" }
    if !items.isEmpty {
      bar.items = items.map { child in
        let item = UINavigationItem(title: "")
        applyNavigationItem(child, item)
        return item
      }
    }
    if let value = element.bool("largeTitles") { bar.prefersLargeTitles = value }
    if let value = element.bool("translucent") { bar.isTranslucent = value }
    if let color = document.color("tintColor", of: element) { bar.tintColor = color }
    if let color = document.color("barTintColor", of: element) { bar.barTintColor = color }
  }

  private func applyNavigationItem(_ element: InterfaceElement, _ item: UINavigationItem) {
    setObject(item, for: element)
    if let value = element["title"] { item.title = value }
    if let value = element["prompt"] { item.prompt = value }
    let mode: UINavigationItem.LargeTitleDisplayMode? = element.choice(
      "largeTitleDisplayMode", ["automatic": .automatic, "always": .always, "never": .never])
    if let mode { item.largeTitleDisplayMode = mode }
    if let value = element.bool("hidesBackButton") { item.hidesBackButton = value }
    if let value = element.bool("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = value }
    for child in element.children {
      switch (child.name, child.key) {
      case ("barButtonItem", "leftBarButtonItem"): item.leftBarButtonItem = barButtonItem(child)
      case ("barButtonItem", "rightBarButtonItem"): item.rightBarButtonItem = barButtonItem(child)
      case ("barButtonItem", "backBarButtonItem"): item.backBarButtonItem = barButtonItem(child)
      case ("leftBarButtonItems", _): item.leftBarButtonItems = child.children.map(barButtonItem)
      case ("rightBarButtonItems", _): item.rightBarButtonItems = child.children.map(barButtonItem)
      case (_, "titleView"): item.titleView = view(child)
      default: break
      }
    }
  }

  private func barButtonItem(_ element: InterfaceElement) -> UIBarButtonItem {
    let systemItems: KeyValuePairs<String, UIBarButtonItem.SystemItem> = [
      "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "compose": .compose,
      "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "reply": .reply, "action": .action,
      "organize": .organize, "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop,
      "camera": .camera, "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind,
      "fastForward": .fastForward, "undo": .undo, "redo": .redo, "pageCurl": .pageCurl, "close": .close,
    ]
    let item: UIBarButtonItem
    if let systemItem = element.choice("systemItem", systemItems) {
      item = UIBarButtonItem(barButtonSystemItem: systemItem)
    } else {
      let type = customClass(element, base: UIBarButtonItem.self)
      let coder = InterfaceCoder(element: element, builder: self, elementClass: UIBarButtonItem.self)
      item = type.init(coder: coder) ?? UIBarButtonItem()
    }
    if let value = element.string("title") { item.title = value }
    if let image = document.image("image", of: element, bundle: bundle) { item.image = image }
    if let value = element.bool("enabled") { item.isEnabled = value }
    if let value = element.int("tag") { item.tag = value }
    if let value = element.number("width") { item.width = value }
    if let color = document.color("tintColor", of: element) { item.tintColor = color }
    if element["style"] == "done" { item.style = .done }
    let firstView = element.children.first { Self.elementClass($0) is UIView.Type }
    if let child = element.child(key: "customView") ?? firstView {
      item.customView = view(child)
    }
    setObject(item, for: element)
    unconnected.append(element)
    applyRuntimeAttributes(element, to: item)
    return item
  }

  private func applyTabBarItem(_ element: InterfaceElement, _ controller: UIViewController) {
    let systemItems: KeyValuePairs<String, UITabBarItem.SystemItem> = [
      "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
      "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
      "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
    let item: UITabBarItem
    if let systemItem = element.choice("systemItem", systemItems) {
      item = UITabBarItem(tabBarSystemItem: systemItem, tag: 0)
    } else {
      item = UITabBarItem(
        title: element["title"], image: document.image("image", of: element, bundle: bundle),
        selectedImage: document.image("selectedImage", of: element, bundle: bundle))
    }
    if let value = element.int("tag") { item.tag = value }
    if let value = element["badgeValue"] { item.badgeValue = value }
    controller.tabBarItem = item
    setObject(item, for: element)
  }

  // MARK: Views

  /// Returns the view that the scene's document describes for its controller; nil if it describes none.
  func loadView(of controller: UIViewController, _ element: InterfaceElement) -> UIView? {
    let view = element.child(key: "view").flatMap(view)
    makeLooseObjects(element.parent?.children ?? [])
    return view
  }
}
