import Foundation
@_exported import FoundationNetworking

public typealias HTTPStubsTestBlock = (URLRequest) -> Bool
public typealias HTTPStubsResponseBlock = (URLRequest) -> HTTPStubsResponse

/// Identifies a stub. `name` is for logs.
public protocol HTTPStubsDescriptor: NSObjectProtocol {
  var name: String? { get set }
}

/// Answers requests of sessions with responses that tests provide. The stub that was added last is asked first.
open class HTTPStubs: NSObject {
  /// Adds a stub and returns what identifies it. Both blocks run on threads of sessions, `testBlock` more than once for
  /// a request.
  @discardableResult
  open class func stubRequests(
    passingTest testBlock: @escaping HTTPStubsTestBlock,
    withStubResponse responseBlock: @escaping HTTPStubsResponseBlock
  ) -> HTTPStubsDescriptor {
    let stub = Stub(test: testBlock, response: responseBlock)
    StubList.shared.change { $0.stubs.append(stub) }
    return stub
  }

  /// Removes a stub, and returns whether it was installed.
  @discardableResult
  open class func removeStub(_ stubDesc: HTTPStubsDescriptor) -> Bool {
    StubList.shared.change { state in
      guard let place = state.stubs.firstIndex(where: { $0 === stubDesc }) else { return false }
      state.stubs.remove(at: place)
      return true
    }
  }

  open class func removeAllStubs() { StubList.shared.change { $0.stubs = [] } }

  /// Turns stubs on or off for the shared session. They are on at first.
  open class func setEnabled(_ enabled: Bool) { StubList.shared.change { $0.isEnabled = enabled } }

  open class func isEnabled() -> Bool { StubList.shared.change { $0.isEnabled } }

  /// Turns stubs on or off for the sessions that are made with a configuration later.
  open class func setEnabled(_ enabled: Bool, for sessionConfig: URLSessionConfiguration) {
    let others = (sessionConfig.protocolClasses ?? []).filter { $0 != StubProtocol.self }
    sessionConfig.protocolClasses = enabled ? [StubProtocol.self] + others : others
  }

  open class func isEnabled(for sessionConfig: URLSessionConfiguration) -> Bool {
    (sessionConfig.protocolClasses ?? []).contains { $0 == StubProtocol.self }
  }

  /// Returns the installed stubs in the order in which they were added.
  open class func allStubs() -> [Any] { StubList.shared.change { $0.stubs } }

  /// Sets the block that runs before a request is answered.
  open class func onStubActivation(_ block: ((URLRequest, HTTPStubsDescriptor, HTTPStubsResponse) -> Void)?) {
    StubList.shared.change { $0.onActivation = block }
  }

  /// Sets the block that runs before a request is redirected.
  open class func onStubRedirectResponse(
    _ block: ((URLRequest, URLRequest, HTTPStubsDescriptor, HTTPStubsResponse) -> Void)?
  ) {
    StubList.shared.change { $0.onRedirect = block }
  }

  /// Sets the block that runs after a request is answered. Without an error it gets what Foundation makes of a missing
  /// one on Apple's platforms: an error of the domain `Foundation._GenericObjCError`.
  open class func afterStubFinish(_ block: ((URLRequest, HTTPStubsDescriptor, HTTPStubsResponse, Error) -> Void)?) {
    StubList.shared.change { $0.afterFinish = block }
  }

  /// Sets the block that runs when no stub answers a request.
  open class func onStubMissing(_ block: ((URLRequest) -> Void)?) { StubList.shared.change { $0.onMissing = block } }
}

/// A test of requests and the response to those that pass it.
final class Stub: NSObject, HTTPStubsDescriptor {
  var name: String?
  let test: HTTPStubsTestBlock
  let response: HTTPStubsResponseBlock

  init(test: @escaping HTTPStubsTestBlock, response: @escaping HTTPStubsResponseBlock) {
    self.test = test
    self.response = response
  }

  override var description: String { "<HTTPStubsDescriptor \(name ?? "without a name")>" }
}

/// The stubs and blocks, which any thread reads.
final class StubList: @unchecked Sendable {
  struct State {
    var stubs: [Stub] = []
    /// Whether the shared session uses them.
    var isEnabled = true
    var onActivation: ((URLRequest, HTTPStubsDescriptor, HTTPStubsResponse) -> Void)?
    var onRedirect: ((URLRequest, URLRequest, HTTPStubsDescriptor, HTTPStubsResponse) -> Void)?
    var afterFinish: ((URLRequest, HTTPStubsDescriptor, HTTPStubsResponse, Error) -> Void)?
    var onMissing: ((URLRequest) -> Void)?
  }

  static let shared = StubList()
  private let lock = NSLock()
  private var state = State()

  /// Reads or changes the state. The body must not call clients' blocks, which may add stubs.
  @discardableResult
  func change<Result>(_ body: (inout State) -> Result) -> Result { lock.withLock { body(&state) } }

  /// Returns the stub for a request. Linear in the number of stubs.
  func stub(for request: URLRequest) -> Stub? { change { $0.stubs }.last { $0.test(request) } }
}
