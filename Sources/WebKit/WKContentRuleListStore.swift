import Foundation

/// Rules for the contents of pages, by name. They last as long as the process.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkcontentruleliststore).
@preconcurrency @MainActor open class WKContentRuleListStore: NSObject {
  private static let standard = WKContentRuleListStore(URL: nil)

  private var lists: [String: WKContentRuleList] = [:]

  private init(URL url: URL?) {}

  /// Creates a store. Its folder is not used.
  public convenience init!(url: URL!) { self.init(URL: url) }

  /// Returns the default store.
  open class func `default`() -> WKContentRuleListStore! { standard }

  /// Checks the form of rules and stores them under a name.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let result = Result { try compile(identifier ?? "", encodedContentRuleList ?? "") }
    DispatchQueue.main.async {
      switch result {
      case .success(let list): completionHandler?(list, nil)
      case .failure(let error): completionHandler?(nil, error)
      }
    }
  }

  /// Checks the form of rules and stores them under a name.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!
  ) async throws -> WKContentRuleList? { try compile(identifier ?? "", encodedContentRuleList ?? "") }

  /// Passes on the rules of a name.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let list = lists[identifier ?? ""]
    DispatchQueue.main.async {
      completionHandler?(list, list == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil)
    }
  }

  /// Returns the rules of a name.
  open func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList? {
    guard let list = lists[identifier ?? ""] else { throw WKError(.contentRuleListStoreLookUpFailed) }
    return list
  }

  /// Removes the rules of a name.
  open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)!
  ) {
    let isFound = lists.removeValue(forKey: identifier ?? "") != nil
    DispatchQueue.main.async { completionHandler?(isFound ? nil : WKError(.contentRuleListStoreRemoveFailed)) }
  }

  /// Removes the rules of a name.
  open func removeContentRuleList(forIdentifier identifier: String!) async throws {
    guard lists.removeValue(forKey: identifier ?? "") != nil else {
      throw WKError(.contentRuleListStoreRemoveFailed)
    }
  }

  /// Passes on all names.
  open func getAvailableContentRuleListIdentifiers(_ completionHandler: (@MainActor @Sendable ([String]?) -> Void)!) {
    let names = lists.keys.sorted()
    DispatchQueue.main.async { completionHandler?(names) }
  }

  /// Returns all names.
  open func availableIdentifiers() async -> [String]? { lists.keys.sorted() }

  private func compile(_ identifier: String, _ text: String) throws -> WKContentRuleList {
    guard let rules = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [[String: Any]], !rules.isEmpty,
      rules.allSatisfy({
        ($0["trigger"] as? [String: Any])?["url-filter"] is String
          && ($0["action"] as? [String: Any])?["type"] is String
      })
    else {
      throw WKError(.contentRuleListStoreCompileFailed, "Rule list compilation failed: the rules are malformed.")
    }
    let list = WKContentRuleList(identifier: identifier, source: text)
    lists[identifier] = list
    return list
  }
}
