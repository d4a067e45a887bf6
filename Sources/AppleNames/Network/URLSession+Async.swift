import Foundation
import FoundationNetworking

/// Foundation's asynchronous methods without a delegate. On Linux they are those with one, which is nil by default, so
/// that a session does not conform to a package's protocol with these.
extension URLSession {
  /// Returns the data and the response of a request.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }

  /// Returns the data and the response of an address.
  public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }

  /// Sends data with a request, and returns the data and the response that arrive.
  public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: bodyData, delegate: nil)
  }

  /// Sends a file with a request, and returns the data and the response that arrive.
  public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
    try await upload(for: request, fromFile: fileURL, delegate: nil)
  }

  /// Loads a request into a file, and returns its place and the response.
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    try await download(for: request, delegate: nil)
  }

  /// Loads an address into a file, and returns its place and the response.
  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(from: url, delegate: nil)
  }
}
