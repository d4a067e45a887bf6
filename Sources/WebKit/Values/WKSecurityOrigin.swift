import Foundation

/// The origin of a page: its scheme, host and port.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wksecurityorigin).
@preconcurrency @MainActor open class WKSecurityOrigin: NSObject {
  /// The scheme; empty for a page without an origin.
  open var `protocol`: String { scheme }
  /// The host; empty for a page without one.
  open var host: String { name }
  /// The port; 0 for the scheme's own.
  open var port: Int { number }

  private let scheme: String
  private let name: String
  private let number: Int

  init(_ url: URL?) {
    scheme = url?.scheme?.lowercased() ?? ""
    name = url?.host?.lowercased() ?? ""
    let usual = ["http": 80, "https": 443, "ftp": 21][scheme]
    number = url?.port.flatMap { $0 == usual ? nil : $0 } ?? 0
  }
}
