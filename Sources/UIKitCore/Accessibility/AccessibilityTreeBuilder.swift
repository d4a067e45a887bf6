import WindowServer

/// Collects the parts of a window that assistive technology should know: elements and meaningful containers, as far as
/// they are on the screen and not covered.
///
/// iOS mostly has a flat list of elements. A desktop's screen readers need the containers, too: windows, dialogs, bars,
/// lists and their items.
@MainActor struct AccessibilityTreeBuilder {
  /// The object that a node represents.
  struct Element {
    weak var object: UIResponder?
    var actions: [AccessibilityAction]
  }

  let window: UIWindow
  private(set) var tree: AccessibilityTree
  private(set) var elements: [Int: Element] = [:]

  init(window: UIWindow, title: String) {
    self.window = window
    var root = AccessibilityNode(id: window.accessibilityNodeID, role: .window, name: title, frame: window.bounds)
    root.states = window.isKeyWindow ? [.enabled, .active] : .enabled
    tree = AccessibilityTree(root: root)
    elements[root.id] = Element(object: window, actions: [])
    visitChildren(of: window, parent: root.id, clip: window.bounds, covers: [])
  }

  /// Marks the node that has the user's focus.
  mutating func setFocus(_ id: Int) {
    tree.update(id) { $0.states.formUnion([.focused, .focusable]) }
  }

  // MARK: Views

  /// - Parameters:
  ///   - clip: the part of the window on which the view can draw.
  ///   - covers: opaque rectangles in front of the view, in the window's coordinates.
  private mutating func visit(_ view: UIView, parent: Int, clip: CGRect, covers: [CGRect]) {
    guard Self.isShown(view), !view.accessibilityElementsHidden else { return }
    if view.isAccessibilityElement {
      guard let id = append(view, parent: parent, clip: clip, covers: covers) else { return }
      // Views on a text field, such as the clear button, are elements of their own.
      if view is any TextEditing { visitChildren(of: view, parent: id, clip: clip, covers: covers) }
      return
    }
    let frame = view.convertRect(view.bounds, to: window)
    var inner = clip
    if view.clipsToBounds {
      inner = clip.intersection(frame)
      guard !inner.isNull, !inner.isEmpty else { return }
    }
    if let view = view as? any AccessibilityCollectionElement, view.isCollectionElement {
      visitElement(view, parent: parent, clip: inner, covers: covers)
      return
    }
    var parent = parent
    if let role = containerRole(of: view) {
      guard let id = append(view, role: role, parent: parent, clip: clip, covers: covers) else { return }
      parent = id
    }
    visitChildren(of: view, parent: parent, clip: inner, covers: covers)
  }

  private mutating func visitChildren(of view: UIView, parent: Int, clip: CGRect, covers: [CGRect]) {
    if let declared = view.declaredAccessibilityElements {
      for case let element as UIResponder in declared {
        visit(declared: element, parent: parent, clip: clip, covers: covers)
      }
      return
    }
    let subviews = view.subviewList
    guard !subviews.isEmpty else { return }
    let first = subviews.lastIndex { $0.accessibilityViewIsModal && Self.isShown($0) }
    if let modal = first {
      visit(subviews[modal], parent: parent, clip: clip, covers: [])
      return
    }
    let frames = subviews.map { $0.convertRect($0.bounds, to: window) }
    let opaque = subviews.indices.map { Self.isOpaque(subviews[$0]) ? frames[$0].intersection(clip) : .null }
    for index in order(of: subviews, frames, in: view) {
      let frame = frames[index].intersection(clip)
      var inFront = covers
      for later in (index + 1)..<max(subviews.count, index + 1) where !opaque[later].isNull {
        if opaque[later].intersects(frame) { inFront.append(opaque[later]) }
      }
      // One rectangle covers all of it, and so everything that it clips.
      if subviews[index].clipsToBounds, inFront.contains(where: { $0.contains(frame) }) { continue }
      visit(subviews[index], parent: parent, clip: clip, covers: inFront)
    }
  }

  private func order(of subviews: [UIView], _ frames: [CGRect], in view: UIView) -> [Int] {
    if let collection = view as? any AccessibilityCollection {
      return collection.accessibilityOrder(of: subviews, frames)
    }
    return AccessibilityReadingOrder.indices(of: frames, isRightToLeft: view.isRightToLeft)
  }

  private mutating func visit(declared element: UIResponder, parent: Int, clip: CGRect, covers: [CGRect]) {
    if let view = element as? UIView {
      visit(view, parent: parent, clip: clip, covers: covers)
    } else if element.isAccessibilityElement {
      append(element, parent: parent, clip: clip, covers: covers)
    } else {
      for case let inner as UIResponder in element.declaredAccessibilityElements ?? [] where inner !== element {
        visit(declared: inner, parent: parent, clip: clip, covers: covers)
      }
    }
  }

  // MARK: Elements of collection views

  /// Adds a cell or supplementary view as one item, named by its texts, with its usable elements inside.
  private mutating func visitElement(
    _ view: any AccessibilityCollectionElement, parent: Int, clip: CGRect, covers: [CGRect]
  ) {
    let declared = view.declaredAccessibilityElements
    let isHeader = view.accessibilityTraits.contains(.header)
    let isGroup = declared != nil || !view.usableAccessibilityElements.isEmpty
    let role: AccessibilityRole =
      view.isCollectionItem ? .listItem : isGroup ? .group : isHeader ? .heading : .label
    let label = view.accessibilityLabel ?? view.combinedAccessibilityLabel
    guard let id = append(view, role: role, label: label, parent: parent, clip: clip, covers: covers) else { return }
    if let declared {
      for case let element as UIResponder in declared {
        visit(declared: element, parent: id, clip: clip, covers: covers)
      }
    } else {
      for element in view.usableAccessibilityElements { visit(element, parent: id, clip: clip, covers: covers) }
    }
    // Decorations have neither a name nor content.
    if let node = tree[id], node.name.isEmpty, node.children.isEmpty, node.actions.isEmpty { removeLast(id) }
  }

  private mutating func removeLast(_ id: Int) {
    elements[id] = nil
    tree.removeLeaf(id)
  }

  // MARK: Nodes

  /// Returns the role of a view as a container; nil if its elements belong to its parent.
  private func containerRole(of view: UIView) -> AccessibilityRole? {
    switch view.accessibilityContainerType {
    case .list: return .list
    case .landmark, .semanticGroup, .dataTable: return .group
    case .none: break
    }
    if view.accessibilityTraits.contains(.tabBar) { return .tabList }
    if let role = view.accessibilityDefaults.role { return role }
    if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled,
      scrollView.contentExceedsWidth || scrollView.contentExceedsHeight
    {
      return .scrollArea
    }
    return nil
  }

  /// - Returns: the new node; nil if no part of it is visible.
  @discardableResult private mutating func append(
    _ object: UIResponder, role: AccessibilityRole? = nil, label: String? = nil, parent: Int, clip: CGRect,
    covers: [CGRect]
  ) -> Int? {
    let frame = window.convertRect(object.accessibilityFrame, fromSpace: UIScreen.main).intersection(clip)
    guard let frame = Self.uncovered(frame, by: covers) else { return nil }
    let traits = object.accessibilityTraits
    let defaults = object.accessibilityDefaults
    let name = label ?? object.accessibilityLabel ?? ""
    let role = role ?? AccessibilityRole(traits: traits, defaults: defaults.role, of: object)
    // An empty text is left out.
    if role == .label, name.isEmpty, object.accessibilityValue?.isEmpty ?? true { return nil }
    var node = AccessibilityNode(id: object.accessibilityNodeID, role: role, name: name, frame: frame)
    guard tree[node.id] == nil else { return nil }
    node.identifier = (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier ?? ""
    node.language = object.accessibilityLanguage ?? ""
    node.quantity = defaults.quantity
    describe(&node, object, traits)
    let actions = AccessibilityAction.all(of: object)
    node.actions = actions.map(\.name)
    tree.append(node, to: parent)
    elements[node.id] = Element(object: object, actions: actions)
    return node.id
  }

  private func describe(_ node: inout AccessibilityNode, _ object: UIResponder, _ traits: UIAccessibilityTraits) {
    let value = object.accessibilityValue ?? ""
    if let editing = object as? any TextEditing {
      node.text = editing.accessibilityText
      if editing.allowsTextChanges { node.states.insert(.editable) }
      if node.role == .textArea { node.states.insert(.multiLine) }
      if node.name.isEmpty { node.name = editing.emptyText ?? "" }
    } else if node.role == .toggle || node.role == .toggleButton || node.role == .checkMenuItem {
      node.states.insert(.checkable)
      if value == "1" || traits.contains(.selected) { node.states.insert(.checked) }
    } else if node.role == .radioButton {
      node.states.insert(.checkable)
      if traits.contains(.selected) { node.states.insert(.checked) }
      node.value = value
    } else {
      node.value = value
    }
    // A wheel without a name is named by its value.
    if node.role == .spinButton, node.name.isEmpty { swap(&node.name, &node.value) }
    // A screen reader reads name, role, states and description; a value in words has no place of its own.
    let facts = ((object as? any AXCustomContentProvider)?.accessibilityCustomContent ?? [])
      .filter { $0.importance == .high }.map { "\($0.label): \($0.value)" }
    let spoken = [node.quantity == nil ? node.value : ""] + facts + [object.accessibilityHint ?? ""]
    node.description = spoken.filter { !$0.isEmpty }.joined(separator: ", ")
    if !traits.contains(.notEnabled) { node.states.insert(.enabled) }
    if traits.contains(.selected) { node.states.formUnion([.selected, .selectable]) }
    if object.accessibilityViewIsModal { node.states.insert(.modal) }
    if node.role == .busyIndicator { node.states.insert(.busy) }
    if (object as? any AccessibilityCollection)?.selectsSeveral == true {
      node.states.insert(.allowsMultipleSelection)
    }
    if (object as? any AccessibilityCollectionElement)?.isSelectableItem == true {
      node.states.formUnion([.selectable, .focusable])
    }
    if let view = object as? UIView, view.canBecomeFocused { node.states.insert(.focusable) }
  }

  // MARK: Visibility

  /// Returns the part of a rectangle that `covers` leave visible, if that is a rectangle; nil if nothing is left.
  private static func uncovered(_ rect: CGRect, by covers: [CGRect]) -> CGRect? {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
    var left = rect
    for cover in covers {
      if cover.contains(left) { return nil }
      if cover.minY <= left.minY, cover.maxY >= left.maxY {
        // For example a pinned column over one end of a row.
        if cover.minX <= left.minX, cover.maxX > left.minX {
          left = CGRect(x: cover.maxX, y: left.minY, width: left.maxX - cover.maxX, height: left.height)
        } else if cover.maxX >= left.maxX, cover.minX < left.maxX {
          left.size.width = cover.minX - left.minX
        }
      } else if cover.minX <= left.minX, cover.maxX >= left.maxX {
        if cover.minY <= left.minY, cover.maxY > left.minY {
          left = CGRect(x: left.minX, y: cover.maxY, width: left.width, height: left.maxY - cover.maxY)
        } else if cover.maxY >= left.maxY, cover.minY < left.maxY {
          left.size.height = cover.minY - left.minY
        }
      }
    }
    return left
  }

  static func isShown(_ view: UIView) -> Bool { !view.isHidden && view.backingLayer.opacity > 0.01 }

  /// Returns whether the view hides everything behind it.
  private static func isOpaque(_ view: UIView) -> Bool {
    guard isShown(view), view.backingLayer.opacity >= 1, view.transform.isIdentity,
      let color = view.backingLayer.backgroundColor
    else { return false }
    return color.alpha >= 1
  }
}
