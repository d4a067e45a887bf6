/// Views, and objects around them, from a `.xib` file as Interface Builder saves it. Each instance is made anew.
@preconcurrency @MainActor open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  let document: InterfaceDocument
  let bundle: Bundle

  /// Reads `name.xib` from a bundle; nil stands for the main bundle and, beside it, those of SwiftPM's targets.
  ///
  /// Stops the program with a message if there is no such file or it is malformed.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    guard let found = InterfaceFiles.find(name, extensions: ["xib"], in: bundleOrNil) else {
      raise(
        "NSInternalInconsistencyException",
        "Could not load NIB in bundle: '\((bundleOrNil ?? .main).bundlePath)' with name '\(name)'")
    }
    do {
      self.init(document: try InterfaceDocument(contentsOf: found.url), bundle: found.bundle)
    } catch {
      raise("NSInternalInconsistencyException", String(describing: error))
    }
  }

  /// Reads a nib that is already in memory.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    do {
      self.init(document: try InterfaceDocument(data: data, file: "nib data"), bundle: bundleOrNil ?? .main)
    } catch {
      raise("NSInternalInconsistencyException", String(describing: error))
    }
  }

  init(document: InterfaceDocument, bundle: Bundle) {
    self.document = document
    self.bundle = bundle
    super.init()
  }

  /// Makes the nib's objects, connects them with each other and with the owner, and returns those at the top level.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    let builder = InterfaceBuilder(document: document, bundle: bundle, owner: ownerOrNil as? NSObject)
    var top: [NSObject] = []
    let elements = document.root.list("objects")
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    for element in elements where element.name == "placeholder" {
      if element["placeholderIdentifier"] == "IBFilesOwner" {
        if let owner = builder.owner { builder.setObject(owner, for: element) }
        builder.unconnected.append(element)
      } else if let name = element["placeholderIdentifier"], let object = external[name] as? NSObject {
        builder.setObject(object, for: element)
      }
    }
    for element in elements {
      if InterfaceBuilder.elementClass(element) is UIView.Type, let view = builder.view(element) { top.append(view) }
    }
    builder.makeLooseObjects(elements)
    builder.finish(isComplete: true)
    return top + builder.kept
  }
}

extension Bundle {
  /// Makes the objects of a nib in the bundle; those at the top level, or nil if there is no such nib.
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    guard InterfaceFiles.find(name, extensions: ["xib"], in: self) != nil else { return nil }
    return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
