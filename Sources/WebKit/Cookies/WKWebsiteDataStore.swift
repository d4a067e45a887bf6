import Foundation

/// The data that pages leave behind: here cookies, in memory. Pages are not cached, and their scripts store nothing.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkwebsitedatastore).
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
  private static let standard = WKWebsiteDataStore(isPersistent: true, identifier: nil)
  private static var named: [UUID: WKHTTPCookieStore] = [:]

  /// Whether the data are kept for the next launch on iOS. Here they last as long as the process.
  public let isPersistent: Bool
  /// The identifier of the store; nil for the default one and those that are not persistent.
  public let identifier: UUID?
  /// The store's cookies.
  public let httpCookieStore: WKHTTPCookieStore

  private init(isPersistent: Bool, identifier: UUID?) {
    self.isPersistent = isPersistent
    self.identifier = identifier
    httpCookieStore = identifier.flatMap { Self.named[$0] } ?? WKHTTPCookieStore()
    if let identifier { Self.named[identifier] = httpCookieStore }
  }

  /// Creates the store with an identifier, which shares its data with others of the same identifier.
  public convenience init(forIdentifier identifier: UUID) { self.init(isPersistent: true, identifier: identifier) }

  /// Returns the default store.
  open class func `default`() -> WKWebsiteDataStore { standard }

  /// Returns a new store, which is empty.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false, identifier: nil) }

  /// Forgets the data of an identifier.
  open class func remove(forIdentifier identifier: UUID) async throws { named[identifier] = nil }

  /// Returns the identifiers of stores that were created.
  open class var allDataStoreIdentifiers: [UUID] { get async { Array(named.keys) } }

  /// Returns all types of data.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeOfflineWebApplicationCache, WKWebsiteDataTypeCookies, WKWebsiteDataTypeSessionStorage,
      WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeIndexedDBDatabases,
      WKWebsiteDataTypeServiceWorkerRegistrations, WKWebsiteDataTypeFileSystem,
    ]
  }

  /// Passes on the records of some types: those of cookies, one for each domain.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(self.records(dataTypes)) }
  }

  /// Returns the records of some types: those of cookies, one for each domain.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { records(dataTypes) }

  /// Removes the data of some types in records.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    remove(dataTypes, dataRecords)
    DispatchQueue.main.async { completionHandler() }
  }

  /// Removes the data of some types in records.
  open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {
    remove(dataTypes, dataRecords)
  }

  /// Removes the data of some types that were stored since a date.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    remove(dataTypes, since: date)
    DispatchQueue.main.async { completionHandler() }
  }

  /// Removes the data of some types that were stored since a date.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    remove(dataTypes, since: date)
  }

  private func records(_ types: Set<String>) -> [WKWebsiteDataRecord] {
    guard types.contains(WKWebsiteDataTypeCookies) else { return [] }
    return Set(httpCookieStore.jar.cookies(at: Date()).map { CookieJar.site($0.domain) }).sorted()
      .map { WKWebsiteDataRecord(displayName: $0, dataTypes: [WKWebsiteDataTypeCookies]) }
  }

  private func remove(_ types: Set<String>, _ records: [WKWebsiteDataRecord]) {
    guard types.contains(WKWebsiteDataTypeCookies) else { return }
    let domains = Set(records.map(\.displayName))
    httpCookieStore.change { $0.remove(since: .distantPast, domains: domains) }
  }

  private func remove(_ types: Set<String>, since date: Date) {
    guard types.contains(WKWebsiteDataTypeCookies) else { return }
    httpCookieStore.change { $0.remove(since: date) }
  }
}
