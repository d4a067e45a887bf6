/// Views and other objects from a `.xib` file as saved by Interface Builder. Each instantiation creates new ones.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uinib).
@preconcurrency @MainActor open class UINib: NSObject {
  /// A key of the options for creating the objects.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The objects for external placeholders, as a dictionary by identifier.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private enum Contents {
    case document(InterfaceDocument)
    /// The reason for which there is no document. Only instantiating reports it, because cells are registered with nibs
    /// that may never be shown.
    case missing(String)
  }

  private let contents: Contents
  let bundle: Bundle

  /// The document. Stops the program with a message if the file does not exist or is malformed.
  var document: InterfaceDocument {
    switch contents {
    case .document(let document): return document
    case .missing(let reason): raise("NSInternalInconsistencyException", reason)
    }
  }

  /// Reads `name.xib` from a bundle. Nil stands for the main bundle, and for those of SwiftPM's targets next to it.
  ///
  /// If the file does not exist or is malformed, instantiating it stops the program with a message.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    let bundle = bundleOrNil ?? .main
    guard let found = InterfaceFiles.find(name, extensions: ["xib"], in: bundleOrNil) else {
      self.init(.missing("Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'"), bundle)
      return
    }
    self.init(Self.read { try InterfaceDocument(contentsOf: found.url) }, found.bundle)
  }

  /// Reads a nib from memory. If it is malformed, instantiating it stops the program with a message.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    self.init(Self.read { try InterfaceDocument(data: data, file: "nib data") }, bundleOrNil ?? .main)
  }

  convenience init(document: InterfaceDocument, bundle: Bundle) { self.init(.document(document), bundle) }

  private init(_ contents: Contents, _ bundle: Bundle) {
    self.contents = contents
    self.bundle = bundle
    super.init()
  }

  private static func read(_ document: () throws -> InterfaceDocument) -> Contents {
    do {
      return .document(try document())
    } catch {
      return .missing(String(describing: error))
    }
  }

  /// Creates the nib's objects, connects them with each other and with the owner, and returns those at the top level.
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
  /// Creates the objects of a nib in the bundle, and returns those at the top level; nil if there is no such nib.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    guard InterfaceFiles.find(name, extensions: ["xib"], in: self) != nil else { return nil }
    return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
