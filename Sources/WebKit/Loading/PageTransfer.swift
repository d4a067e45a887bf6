import Foundation
import FoundationNetworking

/// An event of a transfer, in this order: a response or redirect, data, and the end.
enum TransferEvent: Sendable {
  /// The request goes on at another address. The transfer has ended.
  case redirect(URLRequest, HTTPURLResponse)
  case response(URLResponse)
  /// The next part of what is kept of the data, and the number of bytes received so far.
  case data(Data, count: Int64)
  case finished
  case failed(any Error)
}

/// Reads the answer to a request. Events are reported on the main thread, never before `start` has returned.
@MainActor protocol PageTransfer: AnyObject {
  func start(_ receive: @escaping @MainActor (TransferEvent) -> Void)
  /// Ends the transfer without an event.
  func stop()
}

/// The bytes of a page that are kept: as pages are not drawn, only their titles are read, which are near the beginning.
let keptPageBytes = 1 << 20
