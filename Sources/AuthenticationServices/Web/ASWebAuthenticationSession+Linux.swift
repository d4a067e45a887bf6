import Foundation

extension ASWebAuthenticationSession {
  /// Ends the session with an address that the app has received from the browser. Not part of Apple's interface, as
  /// their system passes it on.
  ///
  /// - Returns: whether the session is running and the address is one that ends it.
  @discardableResult public func finish(with callbackURL: URL) -> Bool { end(with: callbackURL) }
}
