/// Scenes with controllers and their views, from a `.storyboard` file as saved by Interface Builder.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uistoryboard).
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  let document: InterfaceDocument
  let bundle: Bundle

  /// Reads `name.storyboard` from a bundle. Nil stands for the main bundle, and for those of SwiftPM's targets next to
  /// it.
  ///
  /// Stops the program with a message if the file does not exist or is malformed.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    guard let found = InterfaceFiles.find(name, extensions: ["storyboard"], in: storyboardBundleOrNil) else {
      let bundle = storyboardBundleOrNil ?? .main
      raise(
        "NSInvalidArgumentException",
        "Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath)")
    }
    do {
      try self.init(contentsOf: found.url, bundle: found.bundle)
    } catch {
      raise("NSInvalidArgumentException", String(describing: error))
    }
  }

  init(contentsOf url: URL, bundle: Bundle) throws(InterfaceError) {
    document = try InterfaceDocument(contentsOf: url)
    self.bundle = bundle
    super.init()
  }

  init(document: InterfaceDocument, bundle: Bundle) {
    self.document = document
    self.bundle = bundle
    super.init()
  }

  /// Returns a new instance of the initial scene; nil if the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? {
    document.root["initialViewController"].flatMap { controller(id: $0) }
  }

  /// Returns a new instance of the initial scene, created by `creator` or, where that returns nil, by `init(coder:)`.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    document.root["initialViewController"].flatMap { controller(id: $0, creator: creator) } as? Controller
  }

  /// Returns a new instance of the scene with a storyboard identifier. Stops the program if there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let controller = scene(identifier).flatMap({ controller(id: $0) }) else { missing(identifier) }
    return controller
  }

  /// Returns a new instance of the scene with a storyboard identifier, created by `creator` or, where that returns nil,
  /// by `init(coder:)`. Stops the program if there is none.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    guard let made = scene(identifier).flatMap({ controller(id: $0, creator: creator) }) else { missing(identifier) }
    guard let controller = made as? Controller else {
      raise(
        "NSInvalidArgumentException",
        "the view controller with identifier '\(identifier)' is a \(type(of: made)), not a \(Controller.self)")
    }
    return controller
  }

  private func missing(_ identifier: String) -> Never {
    raise(
      "NSInvalidArgumentException",
      "Storyboard (\(document.file)) doesn't contain a view controller with identifier '\(identifier)'")
  }

  private func scene(_ identifier: String) -> String? {
    document.elements.values.first { $0["storyboardIdentifier"] == identifier }?.id
  }

  // MARK: Creating controllers

  /// The related controllers being created, because a container may not contain itself.
  private var makingRelated: Set<String> = []

  /// Returns a new instance of the controller with an object identifier.
  func controller(id: String, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    guard let element = document.elements[id] else { return nil }
    if element.name == "viewControllerPlaceholder" { return referenced(element, creator: creator) }
    guard let base = InterfaceBuilder.elementClass(element) as? UIViewController.Type else {
      document.warn("no class is known for <\(element.name)>", at: element)
      return nil
    }
    let builder = InterfaceBuilder(document: document, bundle: bundle, storyboard: self)
    let type = builder.customClass(element, base: base)
    let made = builder.decode(element, elementClass: base) { coder in creator?(coder) ?? type.init(coder: coder) }
    guard let made else { return nil }
    builder.owner = made
    made.controllerState.interface = InterfaceScene(builder: builder, element: element)
    addRelated(element, to: made)
    builder.finish(isComplete: false)
    return made
  }

  /// Returns a new instance of a segue's destination, created by the segue's action of the source or, without one or
  /// where that returns nil, by `init(coder:)`.
  func destination(of segue: InterfaceElement, from source: UIViewController, sender: Any?) -> UIViewController? {
    guard let id = segue["destination"] else { return nil }
    guard let selector = segue["destinationCreationSelector"] else { return controller(id: id) }
    guard let action = ObjectSlots.segueAction(selector, of: source) else {
      document.warn(
        "the class \(type(of: source)) has no segue action “\(selector)”: the destination is created with init(coder:)",
        at: segue)
      return controller(id: id)
    }
    return controller(id: id) { coder in
      action.makeDestination(for: source, coder: coder, sender: sender, identifier: segue["identifier"])
    }
  }

  /// Returns the controller of a reference to a scene of another storyboard.
  private func referenced(
    _ element: InterfaceElement, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let name = element["storyboardName"] else { return nil }
    let bundle = element["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? bundle
    guard let found = InterfaceFiles.find(name, extensions: ["storyboard"], in: bundle) else {
      document.warn("there is no storyboard named “\(name)”", at: element)
      return nil
    }
    do {
      let storyboard = try UIStoryboard(contentsOf: found.url, bundle: found.bundle)
      guard let identifier = element["referencedIdentifier"] else {
        return storyboard.document.root["initialViewController"].flatMap {
          storyboard.controller(id: $0, creator: creator)
        }
      }
      return storyboard.scene(identifier).flatMap { storyboard.controller(id: $0, creator: creator) }
    } catch {
      document.warn(String(describing: error), at: element)
      return nil
    }
  }

  /// Adds the controllers of a container: a navigation controller's root, a tab bar's tabs.
  private func addRelated(_ element: InterfaceElement, to container: UIViewController) {
    let related = element.list("connections").filter { $0.name == "segue" && $0["kind"] == "relationship" }
    let controllers = related.compactMap { segue -> UIViewController? in
      guard let id = segue["destination"], makingRelated.insert(id).inserted else {
        document.warn("the relationship refers to its own source", at: segue)
        return nil
      }
      defer { makingRelated.remove(id) }
      return destination(of: segue, from: container, sender: nil)
    }
    guard !controllers.isEmpty else { return }
    if let navigation = container as? UINavigationController {
      navigation.viewControllers = controllers
    } else if let tabs = container as? UITabBarController {
      tabs.viewControllers = controllers
    } else {
      document.warn("a \(type(of: container)) has no place for its related controllers", at: element)
    }
  }
}

/// The data with which a storyboard's controller loads its view and performs its segues.
@MainActor package struct InterfaceScene {
  let builder: InterfaceBuilder
  let element: InterfaceElement
}
