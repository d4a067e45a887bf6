import Foundation

/// The App Store of a country. There is none here, so the queue has none.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skstorefront).
open class SKStorefront: NSObject, @unchecked Sendable {
  // Unchecked because of the variables, which change by `setValue(_:forKey:)` only.
  private var _countryCode = ""
  private var _identifier = ""

  /// The country, by three letters; empty by default.
  open var countryCode: String { _countryCode }
  /// The identifier of the store; empty by default.
  open var identifier: String { _identifier }

  /// Creates an empty store.
  public override init() { super.init() }
}
