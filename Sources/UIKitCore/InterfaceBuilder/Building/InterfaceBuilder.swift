/// Creates the objects of a scene, nib or prototype cell, and connects them.
@MainActor package final class InterfaceBuilder {
  package let document: InterfaceDocument
  let bundle: Bundle
  /// The storyboard; nil for a nib.
  let storyboard: UIStoryboard?
  /// The builder of the scene around a prototype cell.
  let outer: InterfaceBuilder?
  /// The objects by their elements' identifiers. The builder lives as long as its controller, and must not retain it.
  private var objects: [String: Reference] = [:]
  /// The controller of the scene, or a nib's owner.
  package weak var owner: NSObject?
  /// Objects that are not in a view and have no other owner.
  var kept: [NSObject] = []
  /// The objects that were created but are not awake yet, in the order of creation.
  var sleeping: [NSObject] = []
  /// The elements whose connections wait for the other end.
  var unconnected: [InterfaceElement] = []
  /// The constraints, which wait until all views exist.
  var pendingConstraints: [InterfaceElement] = []
  /// The embed segues, which are performed when the view is loaded.
  var pendingEmbeds: [InterfaceElement] = []

  private struct Reference {
    weak var object: NSObject?
  }

  init(
    document: InterfaceDocument, bundle: Bundle, storyboard: UIStoryboard? = nil, owner: NSObject? = nil,
    outer: InterfaceBuilder? = nil
  ) {
    self.document = document
    self.bundle = bundle
    self.storyboard = storyboard
    self.owner = owner
    self.outer = outer
  }

  package func object(_ id: String) -> NSObject? { objects[id]?.object ?? outer?.object(id) }

  package func setObject(_ object: NSObject, for element: InterfaceElement) {
    if let id = element.id { objects[id] = Reference(object: object) }
  }

  package func warn(_ message: String, at element: InterfaceElement) { document.warn(message, at: element) }

  // MARK: Creating objects

  /// The modules that are searched for classes without one.
  private var modules: [String] {
    var modules = [owner, outer?.owner].compactMap { $0.flatMap { InterfaceClasses.module(of: type(of: $0)) } }
    // SwiftPM names a target's bundle `package_Module.resources`.
    let name = bundle.bundleURL.deletingPathExtension().lastPathComponent
    if let module = name.split(separator: "_").last { modules.append(String(module)) }
    return modules
  }

  /// Returns the element's class of UIKit's; nil if there is none in this version.
  static func elementClass(_ element: InterfaceElement) -> NSObject.Type? {
    guard let name = InterfaceClasses.elementClasses[element.name] else { return nil }
    return InterfaceClasses.ownClass(name) as? NSObject.Type
  }

  package func customClass<Base: NSObject>(_ element: InterfaceElement, base: Base.Type) -> Base.Type {
    guard let name = element["customClass"] else { return base }
    guard let type = InterfaceClasses.find(name, module: element["customModule"], modules: modules) else {
      let full = element["customModule"].map { "\($0).\(name)" } ?? name
      warn("unknown class \(full) in Interface Builder file; replaced by a \(base)", at: element)
      return base
    }
    guard Self.inherits(type, from: base), let fitting = type as? Base.Type else {
      warn("the class \(name) is not a \(base); replaced by a \(base)", at: element)
      return base
    }
    return fitting
  }

  /// Returns whether a class is another one or inherits from it. A cast would compare with the generic parameter, which
  /// may be a superclass of `base`.
  private static func inherits(_ type: AnyClass, from base: AnyClass) -> Bool {
    var candidate: AnyClass? = type
    while let current = candidate {
      if current == base { return true }
      candidate = _getSuperclass(current)
    }
    return false
  }

  /// Decodes an object, applies its properties and registers it for connections.
  package func decode<Base: NSObject>(_ element: InterfaceElement, elementClass: AnyClass, make: (NSCoder) -> Base?)
    -> Base?
  {
    let coder = InterfaceCoder(element: element, builder: self, elementClass: elementClass)
    guard let object = make(coder) else {
      warn("init(coder:) of the class of <\(element.name)> failed", at: element)
      return nil
    }
    coder.finish(object, as: nil)
    setObject(object, for: element)
    sleeping.append(object)
    unconnected.append(element)
    return object
  }

  /// Returns a view of any kind with its subviews. Unknown kinds become plain views of the same size.
  package func view(_ element: InterfaceElement) -> UIView? {
    let base = Self.elementClass(element) as? UIView.Type
    if base == nil, InterfaceVocabulary.elements.contains(element.name) {
      warn("no class is known for <\(element.name)>; replaced by a plain view", at: element)
    }
    let type = customClass(element, base: base ?? UIView.self)
    return decode(element, elementClass: base ?? UIView.self) { type.init(coder: $0) }
  }

  /// Applies the document's properties to an object that was just created.
  func apply(_ element: InterfaceElement, to object: NSObject) {
    // Registered before its subviews are created, because they may refer to it.
    setObject(object, for: element)
    switch object {
    case let view as UIView: applyView(element, view)
    case let controller as UIViewController: applyController(element, controller)
    case let gesture as UIGestureRecognizer: applyGesture(element, gesture)
    default: break
    }
    applyRuntimeAttributes(element, to: object)
  }

  // MARK: Finishing

  /// Connects the existing objects, wakes the new ones and performs embed segues.
  ///
  /// - Parameter isComplete: whether all objects exist; otherwise missing ones may be created later.
  func finish(isComplete: Bool) {
    installConstraints()
    connect(isComplete: isComplete)
    let awakening = sleeping
    sleeping = []
    for object in awakening {
      switch object {
      case let view as UIView: view.awakeFromNib()
      case let controller as UIViewController: controller.awakeFromNib()
      case let item as UIBarItem: item.awakeFromNib()
      case let constraint as NSLayoutConstraint: constraint.awakeFromNib()
      case let gesture as UIGestureRecognizer: gesture.awakeFromNib()
      case let object as any InterfaceObject: object.wakeFromInterface()
      default: break
      }
    }
    let embeds = pendingEmbeds
    pendingEmbeds = []
    for embed in embeds { performEmbed(embed) }
  }

  /// Creates the objects outside views in a scene: gesture recognisers and plain objects.
  func makeLooseObjects(_ elements: [InterfaceElement]) {
    for element in elements {
      if element.name == "customObject" {
        let type = customClass(element, base: NSObject.self)
        let object = RuntimeInstance.makeObject(type)
        setObject(object, for: element)
        applyRuntimeAttributes(element, to: object)
        kept.append(object)
        unconnected.append(element)
      } else if let base = Self.elementClass(element) as? UIGestureRecognizer.Type {
        let type = customClass(element, base: base)
        if let gesture = decode(element, elementClass: base, make: { RuntimeInstance.makeGesture(type, coder: $0) }) {
          kept.append(gesture)
        }
      }
    }
  }
}
