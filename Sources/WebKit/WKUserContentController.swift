import Foundation

/// The scripts of the app's in web views, and the handlers of their messages.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkusercontentcontroller).
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  /// The scripts, in the order in which they run.
  open private(set) var userScripts: [WKUserScript] = []

  /// A handler of messages, of one of the two kinds.
  enum Handler {
    case message(any WKScriptMessageHandler)
    case reply(any WKScriptMessageHandlerWithReply)
  }
  private var handlers: [ObjectIdentifier: [String: Handler]] = [:]
  private var rules: [WKContentRuleList] = []

  /// Creates a controller without scripts.
  public override init() { super.init() }

  /// Adds a script, which runs in pages that are loaded from now on.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }

  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }

  /// Adds a handler of messages of the page's world. It is retained. As on iOS, a second one with the same name ends
  /// the program.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    add(.message(scriptMessageHandler), name, .page)
  }

  /// Adds a handler of messages of a world. It is retained.
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
  ) {
    add(.message(scriptMessageHandler), name, world)
  }

  /// Adds a handler of messages of a world that replies. It is retained.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) {
    add(.reply(scriptMessageHandlerWithReply), name, contentWorld)
  }

  private func add(_ handler: Handler, _ name: String, _ world: WKContentWorld) {
    precondition(
      handlers[ObjectIdentifier(world)]?[name] == nil,
      "Attempt to add script message handler with name '\(name)' when one already exists.")
    handlers[ObjectIdentifier(world), default: [:]][name] = handler
  }

  /// Removes a handler of the page's world.
  open func removeScriptMessageHandler(forName name: String) {
    removeScriptMessageHandler(forName: name, contentWorld: .page)
  }

  /// Removes a handler of a world.
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    handlers[ObjectIdentifier(contentWorld)]?[name] = nil
  }

  /// Removes all handlers of a world.
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
    handlers[ObjectIdentifier(contentWorld)] = nil
  }

  /// Removes all handlers.
  open func removeAllScriptMessageHandlers() { handlers = [:] }

  /// Adds rules for contents. They have no effect.
  open func add(_ contentRuleList: WKContentRuleList) {
    rules.removeAll { $0.identifier == contentRuleList.identifier }
    rules.append(contentRuleList)
  }

  /// Removes rules.
  open func remove(_ contentRuleList: WKContentRuleList) { rules.removeAll { $0 === contentRuleList } }

  /// Removes all rules.
  open func removeAllContentRuleLists() { rules = [] }

  /// Returns the names of the handlers of a world.
  func names(in world: WKContentWorld) -> [String] { handlers[ObjectIdentifier(world)]?.keys.sorted() ?? [] }

  func handler(_ name: String, in world: WKContentWorld) -> Handler? { handlers[ObjectIdentifier(world)]?[name] }
}
