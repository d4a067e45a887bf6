import AppleNames
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// URLSession on Linux verifies the certificates of servers itself and has no certificates of clients. It never asks its
// delegate, so apps only make and read these values.

/// The way in which a client authenticates itself with its certificate. Not used by URLSession on Linux.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLCredential {
  /// Creates a credential that accepts a server's certificate. It is never used on Linux, where no delegate is asked.
  public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .forSession) }

  /// Creates a credential that shows a client's certificate. It is never used on Linux, where no delegate is asked.
  ///
  /// - Parameter certArray: the certificates of the issuers; nil for none.
  public convenience init(identity: SecIdentity, certificates certArray: [Any]?, persistence: URLCredential.Persistence)
  {
    self.init(user: "", password: "", persistence: persistence)
    objc_setAssociatedObject(
      self, Self.key, ClientCertificates(identity: identity, certificates: certArray ?? []), .OBJC_ASSOCIATION_RETAIN)
  }

  /// The client's certificate with its key; nil for a credential of another kind.
  public var identity: SecIdentity? { clientCertificates?.identity }

  /// The certificates of the issuers of the client's; none for a credential of another kind.
  public var certificates: [Any] { clientCertificates?.certificates ?? [] }

  private var clientCertificates: ClientCertificates? {
    objc_getAssociatedObject(self, Self.key) as? ClientCertificates
  }

  // Unsafe because of the pointer, which is only compared.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

/// The stored values of a credential, which a class of Foundation has no room for.
private final class ClientCertificates {
  let identity: SecIdentity
  let certificates: [Any]

  init(identity: SecIdentity, certificates: [Any]) { (self.identity, self.certificates) = (identity, certificates) }
}

extension URLProtectionSpace {
  /// The server's certificates; nil on Linux, where no delegate is asked about them.
  public var serverTrust: SecTrust? { nil }
}
