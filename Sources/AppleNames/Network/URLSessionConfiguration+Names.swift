import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSessionConfiguration {
  /// Returns a configuration whose sessions end with the program, unlike on iOS.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.default
    configuration.identifier = identifier
    return configuration
  }

  /// Whether tasks wait for a network; false here, whatever is set: they fail without one.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }

  /// Whether the program is started for finished tasks; false here, whatever is set.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }

  /// Whether metered networks may be used; always true here, whatever is set.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether networks may be used on which the user wants to save data; always true here, whatever is set.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether names have to be checked by DNSSEC; false here, whatever is set.
  public var requiresDNSSECValidation: Bool {
    get { false }
    set {}
  }

  /// The oldest version of TLS; the system's choice here, whatever is set.
  public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
    get { .TLSv12 }
    set {}
  }

  /// The newest version of TLS; the system's choice here, whatever is set.
  public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
    get { .TLSv13 }
    set {}
  }

  /// The way of using several networks at once; one only here, whatever is set.
  public var multipathServiceType: URLSessionMultipathService {
    get { .none }
    set {}
  }
}

/// A way of using several networks at once. Foundation's own type, `URLSessionConfiguration.MultipathServiceType`, is
/// declared as unavailable.
public enum URLSessionMultipathService: Int, Sendable {
  /// One network only.
  case none
  /// Another network while one fails.
  case handover
  /// The network with the shorter delays.
  case interactive
  /// All networks.
  case aggregate
}

/// A version of TLS, or of DTLS.
///
/// See [Apple's page](https://developer.apple.com/documentation/security/tls_protocol_version_t).
public enum tls_protocol_version_t: UInt16, Sendable {
  case TLSv10 = 0x0301
  case TLSv11 = 0x0302
  case TLSv12 = 0x0303
  case TLSv13 = 0x0304
  case DTLSv10 = 0xFEFF
  case DTLSv12 = 0xFEFD
}

extension URLError {
  /// The reason for which the system ended a background task.
  public enum BackgroundTaskCancelledReason: Int, Sendable {
    case userForceQuitApplication, backgroundUpdatesDisabled, insufficientSystemResources
  }

  /// The reason for which the system ended a background task; nil here.
  public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? { nil }

  /// The data with which a download is continued; nil if it cannot be.
  public var downloadTaskResumeData: Data? { userInfo[NSURLSessionDownloadTaskResumeData] as? Data }
}

/// The key of the data with which a download is continued, in an error's information.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
