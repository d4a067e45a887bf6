import Foundation
import FoundationNetworking

/// Passes on a document that is there already.
@MainActor final class DocumentTransfer: PageTransfer {
  private let document: PageSource.Document
  private var isStopped = false

  init(_ document: PageSource.Document) { self.document = document }

  /// Returns the document at an address that needs no transfer: of the schemes `data` and `about`; nil for others.
  static func document(at url: URL) -> PageSource.Document? {
    switch url.scheme?.lowercased() {
    case "about":
      return PageSource.Document(
        response: URLResponse(url: url, mimeType: "text/html", expectedContentLength: 0, textEncodingName: nil),
        data: Data())
    case "data":
      guard let content = DataAddress(url) else { return nil }
      return PageSource.Document(
        response: URLResponse(
          url: url, mimeType: content.mediaType, expectedContentLength: content.data.count,
          textEncodingName: content.encoding),
        data: content.data)
    default: return nil
    }
  }

  func start(_ receive: @escaping @MainActor (TransferEvent) -> Void) {
    DispatchQueue.main.async {
      if !self.isStopped { receive(.response(self.document.response)) }
      if !self.isStopped {
        receive(.data(self.document.data.prefix(keptPageBytes), count: Int64(self.document.data.count)))
      }
      if !self.isStopped { receive(.finished) }
    }
  }

  func stop() { isStopped = true }
}
