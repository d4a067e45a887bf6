import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URL {
  /// The bytes of a file, or of the response to a request of an address, after all have arrived.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8
    private let url: URL

    fileprivate init(_ url: URL) { self.url = url }

    /// Returns bytes one by one.
    public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
      /// A byte.
      public typealias Element = UInt8
      fileprivate let url: URL
      private var file: FileBytes?
      private var response: URLSession.AsyncBytes.Iterator?

      fileprivate init(_ url: URL) {
        self.url = url
        file = url.isFileURL ? FileBytes { try FileHandle(forReadingFrom: url) } : nil
      }

      public mutating func next() async throws -> UInt8? {
        if let file { return try await file.next() }
        if response == nil { response = try await URLSession.shared.bytes(from: url).0.makeAsyncIterator() }
        return try await response?.next()
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url) }
  }

  /// The bytes of the file or address.
  public var resourceBytes: AsyncBytes { AsyncBytes(self) }

  /// The lines of the file or address, without empty ones.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}
