import Testing
import UIKitCore

@testable import WebKit

private let hasLibrary = ScriptLibrary.shared != nil

@MainActor @Suite struct ScriptTests {
  private let view = WKWebView(frame: .zero)

  @Test func scriptsFailWithoutTheLibrary() async {
    view.scripts.library = { nil }
    await #expect(throws: WKError.self) { _ = try await view.evaluateJavaScript("1") }
    let code: WKError.Code? = await withCheckedContinuation { answer in
      view.evaluateJavaScript("1") { value, error in answer.resume(returning: (error as? WKError)?.code) }
    }
    #expect(code == .javaScriptExceptionOccurred)
  }

  @Test(.enabled(if: hasLibrary)) func scriptsHaveValues() async throws {
    #expect(try await view.evaluateJavaScript("1 + 2") as? Int == 3)
    #expect(try await view.evaluateJavaScript("'a\\u0000ü' + 1") as? String == "a\0ü1")
    let list = try await view.evaluateJavaScript("[1.5, null, true]") as? [Any]
    #expect(list?.count == 3 && list?[0] as? Double == 1.5 && list?[1] is NSNull && list?[2] as? Bool == true)
    let map = try await view.evaluateJavaScript("({a: {b: [1]}, c: undefined, d: new Date(1000)})") as? [String: Any]
    #expect(map?.keys.sorted() == ["a", "d"] && map?["d"] as? Date == Date(timeIntervalSince1970: 1))
    #expect(try await view.evaluateJavaScript("var x = 5", contentWorld: .page) == nil)
    #expect(try await view.evaluateJavaScript("x") as? Int == 5)
    await #expect(throws: WKError.self) {
      _ = try await view.evaluateJavaScript("x", contentWorld: .defaultClient)
    }
    view.customUserAgent = "Films/1"
    let other = WKContentWorld.world(name: "other")
    #expect(try await view.evaluateJavaScript("navigator.userAgent", contentWorld: other) as? String == "Films/1")
  }

  @Test(.enabled(if: hasLibrary)) func errorsAreReported() async {
    for (script, code) in [
      ("throw new Error('late')", WKError.Code.javaScriptExceptionOccurred), ("1 +", .javaScriptExceptionOccurred),
      ("document.title", .javaScriptExceptionOccurred), ("() => 1", .javaScriptResultTypeIsUnsupported),
      ("const a = {}; a.a = a; a", .javaScriptResultTypeIsUnsupported),
    ] {
      do {
        try await view.evaluateJavaScript(script)
        Issue.record("\(script) has a value")
      } catch { #expect((error as? WKError)?.code == code, "\(script)") }
    }
  }

  @MainActor private final class Receiver: NSObject, WKScriptMessageHandler, WKScriptMessageHandlerWithReply {
    var bodies: [String] = []
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
      bodies.append("\(message.name) \(message.body)")
    }
    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) {
      message.body as? Int == 0 ? (nil, "refused") : (["got": message.body], nil)
    }
  }

  @Test(.enabled(if: hasLibrary)) func messagesArriveAndAreAnswered() async throws {
    let (receiver, controller) = (Receiver(), view.configuration.userContentController)
    controller.add(receiver, name: "log")
    controller.addScriptMessageHandler(receiver, contentWorld: .page, name: "ask")
    let value = try await view.callAsyncJavaScript(
      """
      webkit.messageHandlers.log.postMessage(first);
      const answer = await webkit.messageHandlers.ask.postMessage(7);
      webkit.messageHandlers.log.postMessage('second');
      return answer.got + when.getTime();
      """, arguments: ["first": [1, "a"] as [Any], "when": Date(timeIntervalSince1970: 2)], contentWorld: .page)
    #expect(value as? Int == 2007 && receiver.bodies.count == 2 && receiver.bodies[1] == "log second")
    do {
      try await view.callAsyncJavaScript("await webkit.messageHandlers.ask.postMessage(0)", contentWorld: .page)
      Issue.record("an error was expected")
    } catch {
      #expect((error as NSError).userInfo["WKJavaScriptExceptionMessage"] as? String == "Error: refused")
    }
    controller.removeScriptMessageHandler(forName: "log")
    await #expect(throws: WKError.self) {
      _ = try await view.evaluateJavaScript("webkit.messageHandlers.log.postMessage(1)")
    }
    await #expect(throws: WKError.self) {
      _ = try await view.callAsyncJavaScript("return a", arguments: ["a": view], contentWorld: .page)
    }
  }

  @Test(.enabled(if: hasLibrary)) func userScriptsRunInEachPage() async throws {
    let configuration = WKWebViewConfiguration()
    let receiver = Receiver()
    configuration.userContentController.add(receiver, name: "log")
    for (source, time) in [
      ("webkit.messageHandlers.log.postMessage('end ' + location.href)", WKUserScriptInjectionTime.atDocumentEnd),
      ("var seen = 1; webkit.messageHandlers.log.postMessage('start')", .atDocumentStart),
      ("throw 1", .atDocumentStart),
    ] {
      configuration.userContentController.addUserScript(
        WKUserScript(source: source, injectionTime: time, forMainFrameOnly: true))
    }
    let stage = try WebStage(configuration)
    stage.view.load(stage.request("a"))
    _ = await stage.log.end()
    #expect(try await stage.view.evaluateJavaScript("seen") as? Int == 1)
    #expect(receiver.bodies == ["log start", "log end \(stage.request("a").url!)"])
  }

  @Test func documentsOfPagesCannotBeMade() async {
    await #expect(throws: WKError.self) { _ = try await view.takeSnapshot(configuration: nil) }
    await #expect(throws: WKError.self) { _ = try await view.pdf() }
    #expect((try? await view.find("a"))?.matchFound == false)
  }

  @Test func rulesAreCheckedAndKept() async throws {
    let store = try #require(WKContentRuleListStore.default())
    let rules = #"[{"trigger": {"url-filter": ".*"}, "action": {"type": "block"}}]"#
    let list = try await store.compileContentRuleList(forIdentifier: "ads", encodedContentRuleList: rules)
    let found = try await store.contentRuleList(forIdentifier: "ads")
    #expect(list?.identifier == "ads" && found === list)
    for text in ["", "[]", "{}", #"[{"trigger": {}}]"#] {
      await #expect(throws: WKError.self) {
        _ = try await store.compileContentRuleList(forIdentifier: "bad", encodedContentRuleList: text)
      }
    }
    #expect(await store.availableIdentifiers() == ["ads"])
    try await store.removeContentRuleList(forIdentifier: "ads")
    await #expect(throws: WKError.self) { _ = try await store.contentRuleList(forIdentifier: "ads") }
  }
}
