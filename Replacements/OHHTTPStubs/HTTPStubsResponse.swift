import Foundation

// Negative values of `responseTime` are speeds in kilobytes a second.
public let OHHTTPStubsDownloadSpeed1KBPS = -1.0
public let OHHTTPStubsDownloadSpeedSLOW = -1.5
public let OHHTTPStubsDownloadSpeedGPRS = -56.0 / 8
public let OHHTTPStubsDownloadSpeedEDGE = -128.0 / 8
public let OHHTTPStubsDownloadSpeed3G = -3200.0 / 8
public let OHHTTPStubsDownloadSpeed3GPlus = -7200.0 / 8
public let OHHTTPStubsDownloadSpeedWifi = -12000.0 / 8

/// The answer to a request: a status, headers and a body, or an error.
open class HTTPStubsResponse: NSObject {
  open var httpHeaders: [AnyHashable: Any]?
  open var statusCode: Int32 = 200
  /// The body, which can be read once.
  open var inputStream: InputStream?
  /// The size of the body in bytes, by which speeds are converted to times.
  open var dataSize: UInt64 = 0
  /// Seconds before the response begins.
  open var requestTime: TimeInterval = 0
  /// Seconds from the beginning of the response to its end, or a negative speed in kilobytes a second.
  open var responseTime: TimeInterval = 0
  open var error: Error?

  override public init() { super.init() }

  public init(inputStream: InputStream, dataSize: UInt64, statusCode: Int32, headers httpHeaders: [AnyHashable: Any]?) {
    self.inputStream = inputStream
    self.dataSize = dataSize
    self.statusCode = statusCode
    self.httpHeaders = httpHeaders
  }

  public init(error: Error) { self.error = error }

  public convenience init(data: Data, statusCode: Int32, headers httpHeaders: [AnyHashable: Any]?) {
    self.init(
      inputStream: InputStream(data: data), dataSize: UInt64(data.count), statusCode: statusCode, headers: httpHeaders)
  }

  /// Creates a response with the content of a file. Its body is empty if the file cannot be read.
  public convenience init(fileAtPath filePath: String, statusCode: Int32, headers httpHeaders: [AnyHashable: Any]?) {
    self.init(fileURL: URL(fileURLWithPath: filePath), statusCode: statusCode, headers: httpHeaders)
  }

  public convenience init(fileURL: URL, statusCode: Int32, headers httpHeaders: [AnyHashable: Any]?) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: fileURL.path)
    let size = (attributes?[.size] as? NSNumber)?.uint64Value ?? 0
    self.init(
      inputStream: InputStream(url: fileURL) ?? InputStream(data: Data()), dataSize: size, statusCode: statusCode,
      headers: httpHeaders)
  }

  /// Creates a response with an object as JSON. Its `Content-Type` is `application/json` unless the headers have one.
  public convenience init(jsonObject: Any, statusCode: Int32, headers httpHeaders: [AnyHashable: Any]?) {
    var headers = httpHeaders ?? [:]
    if headers["Content-Type"] == nil { headers["Content-Type"] = "application/json" }
    let data = try? JSONSerialization.data(withJSONObject: jsonObject)
    self.init(data: data ?? Data(), statusCode: statusCode, headers: headers)
  }

  @discardableResult
  open func responseTime(_ responseTime: TimeInterval) -> Self {
    self.responseTime = responseTime
    return self
  }

  @discardableResult
  open func requestTime(_ requestTime: TimeInterval, responseTime: TimeInterval) -> Self {
    self.requestTime = requestTime
    self.responseTime = responseTime
    return self
  }

  override open var description: String {
    "<HTTPStubsResponse \(error.map { "error \($0)" } ?? "status \(statusCode), \(dataSize) bytes")>"
  }

  /// Seconds from the beginning of the response to its end.
  var duration: TimeInterval { responseTime < 0 ? Double(dataSize) / (-responseTime * 1000) : responseTime }

  /// The headers as texts. A refusal lacks `WWW-Authenticate`: at its end, Foundation's client would ask for a name and
  /// a password, load the request from the network with these, and wait for ever without. On Apple's platforms only a
  /// protocol asks, and the stubs' does not.
  var headerFields: [String: String] {
    let fields = (httpHeaders ?? [:]).map { (String(describing: $0.key.base), String(describing: $0.value)) }
      .filter { statusCode != 401 || $0.0.lowercased() != "www-authenticate" }
    return Dictionary(fields, uniquingKeysWith: { $1 })
  }

  /// Reads the body to its end.
  func readBody() -> Data {
    guard let inputStream else { return Data() }
    inputStream.open()
    defer { inputStream.close() }
    var body = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = inputStream.read(&buffer, maxLength: buffer.count), count > 0 {
      body.append(contentsOf: buffer[..<count])
    }
    return body
  }
}
