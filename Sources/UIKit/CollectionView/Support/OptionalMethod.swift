/// Optional protocol methods without Objective-C.
///
/// Each optional method is a requirement with a default implementation, and the default says so:
/// `OptionalMethod.isMissing(id)`. A call through `OptionalMethod.call(id)` then yields nil exactly when the default
/// ran, that is, when the object does not implement the method. The price of asking is the call itself, so methods with
/// side effects are only ever called where UIKit calls them.
@MainActor enum OptionalMethod {
  /// The number of a method among all optional ones. Protocols take ranges: collection view data source 1000 and up,
  /// prefetching 1100, collection view delegate 1200, flow layout delegate 1300, scroll view delegate 1400, gesture
  /// recogniser delegate 1500.
  typealias ID = Int

  private static var missing: ID = 0

  /// To be called by default implementations, and by nothing else.
  static func isMissing(_ id: ID) { missing = id }

  /// The result of `body`, a call of the method `id`; nil if only its default implementation ran.
  static func call<Result>(_ id: ID, _ body: () -> Result) -> Result? {
    missing = 0
    let result = body()
    // Compared with this very method: the implementation may have called other defaults on the way.
    let isMissing = missing == id
    missing = 0
    return isMissing ? nil : result
  }
}
