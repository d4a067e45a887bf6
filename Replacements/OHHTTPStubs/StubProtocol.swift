import Foundation
import FoundationNetworking

/// Answers the requests of sessions whose configurations have it.
class StubProtocol: URLProtocol {
  private var load: StubLoad?

  override class func canInit(with request: URLRequest) -> Bool {
    // Foundation's tasks for web sockets need its own protocol.
    guard let scheme = request.url?.scheme?.lowercased(), scheme != "ws", scheme != "wss" else { return false }
    if StubList.shared.stub(for: request) != nil { return true }
    StubList.shared.change { $0.onMissing }?(request)
    return false
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool { false }

  override func startLoading() {
    let load = StubLoad(for: self)
    self.load = load
    load.start()
  }

  override func stopLoading() { load?.stop() }
}

/// Answers those of the shared session, which has the registered protocols.
final class SharedStubProtocol: StubProtocol {
  /// Registers the class before those of Foundation, which the first session registers: the first that can answer a
  /// request is taken.
  static let registration: Void = {
    _ = URLProtocol.registerClass(SharedStubProtocol.self)
    _ = StubLoad.network
  }()

  override class func canInit(with request: URLRequest) -> Bool {
    HTTPStubs.isEnabled() && super.canInit(with: request)
  }
}

extension NSURLRequest {
  /// Returns the body of a request.
  public func ohhttpStubs_HTTPBody() -> Data! { httpBody }
}
