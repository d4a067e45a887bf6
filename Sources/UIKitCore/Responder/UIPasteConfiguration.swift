import UniformTypeIdentifiers

/// The types of data that an object accepts by pasting or dropping.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipasteconfiguration).
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
  /// The identifiers of the accepted types, the preferred ones first.
  open var acceptableTypeIdentifiers: [String]

  /// Creates a configuration that accepts nothing.
  public override convenience init() { self.init(acceptableTypeIdentifiers: []) }

  /// Creates a configuration that accepts types.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Creates a configuration that accepts the types from which a class can be created.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Adds accepted types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Adds the types from which a class can be created.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
  }
}

/// An object into which data can be pasted.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipasteconfigurationsupporting).
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The accepted types; nil for none.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Receives pasted items.
  func paste(itemProviders: [NSItemProvider])
  /// Returns whether all of the items can be pasted.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
