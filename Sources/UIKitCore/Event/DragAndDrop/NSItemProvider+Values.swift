/// Texts and URLs as Swift's values, which on iOS are those types that Foundation bridges to readable classes.
extension NSItemProvider {
  /// Returns whether a text is available.
  public func canLoadObject(ofClass type: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }
  /// Returns whether a URL is available.
  public func canLoadObject(ofClass type: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

  /// Loads a text.
  @discardableResult public func loadObject(
    ofClass type: String.Type, completionHandler: @escaping (String?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSString.self) { completionHandler(($0 as? NSString).map { String(describing: $0) }, $1) }
  }

  /// Loads a URL.
  @discardableResult public func loadObject(
    ofClass type: URL.Type, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSURL.self) { completionHandler(($0 as? NSURL)?.absoluteURL, $1) }
  }
}
