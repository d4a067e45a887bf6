import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLError {
  /// The code of a request without TLS, where a program's settings demand it.
  public static var appTransportSecurityRequiresSecureConnection: Code { known(-1022) }
  /// The code of a response that is larger than allowed.
  public static var dataLengthExceedsMaximum: Code { known(-1103) }

  /// Every number of `URLError.Code` is made of an error with it.
  private static func known(_ number: Int) -> Code {
    URLError(_nsError: NSError(domain: NSURLErrorDomain, code: number)).code
  }
}

extension URLRequest {
  /// Whether the first connection is tried over HTTP/3; false here, whatever is set.
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }
  /// Whether names have to be checked by DNSSEC; false here, whatever is set.
  public var requiresDNSSECValidation: Bool {
    get { false }
    set {}
  }
}

extension URLCache {
  /// Creates a cache in memory and, with a folder, on disk.
  ///
  /// - Parameters:
  ///   - memoryCapacity: the size in memory, in bytes.
  ///   - diskCapacity: the size on disk, in bytes.
  ///   - directory: the folder; nil for the default one.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}

extension URLSession {
  /// Waits until cookies, credentials and the cache are written.
  public func flush() async { await withCheckedContinuation { done in flush { done.resume() } } }

  /// Deletes cookies, credentials and the cache.
  public func reset() async { await withCheckedContinuation { done in reset { done.resume() } } }
}
