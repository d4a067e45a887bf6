import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// The bytes of a response, which are there when it has ended.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    private let data: Data

    fileprivate init(_ data: Data) { self.data = data }

    public func makeAsyncIterator() -> Iterator { Iterator(bytes: data.makeIterator()) }

    /// The lines of the text.
    public var lines: AsyncLineSequence { AsyncLineSequence(data: data) }

    /// Returns bytes one by one.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var bytes: Data.Iterator

      public mutating func next() async throws -> UInt8? {
        try Task.checkCancellation()
        return bytes.next()
      }
    }

    /// The lines of a text in UTF-8, without their ends and without empty ones, as on iOS.
    public struct AsyncLineSequence: AsyncSequence, Sendable {
      public typealias Element = String
      fileprivate let data: Data

      public func makeAsyncIterator() -> Iterator {
        let text = String(decoding: data, as: UTF8.self)
        return Iterator(lines: text.split(whereSeparator: \.isNewline).map(String.init).makeIterator())
      }

      /// Returns lines one by one.
      public struct Iterator: AsyncIteratorProtocol {
        fileprivate var lines: IndexingIterator<[String]>

        public mutating func next() async throws -> String? {
          try Task.checkCancellation()
          return lines.next()
        }
      }
    }
  }

  /// Returns the bytes of the response to a request, after all have arrived.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request, delegate: delegate)
    return (AsyncBytes(data), response)
  }

  /// Returns the bytes of the response to a request of an address, after all have arrived.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) { try await bytes(for: URLRequest(url: url), delegate: delegate) }
}
