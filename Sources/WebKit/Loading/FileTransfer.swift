import Foundation
import FoundationNetworking
import UIKit
import UniformTypeIdentifiers

/// Reads a file, on another thread.
@MainActor final class FileTransfer: PageTransfer {
  private let url: URL
  private var isStopped = false

  init(_ url: URL) { self.url = url }

  func start(_ receive: @escaping @MainActor (TransferEvent) -> Void) {
    let url = url
    DispatchQueue.global(qos: .userInitiated).async {
      let result = Result { try Self.read(url) }
      DispatchQueue.main.async {
        if self.isStopped { return }
        switch result {
        case .success(let (response, data)):
          receive(.response(response))
          if !self.isStopped { receive(.data(data, count: max(response.expectedContentLength, Int64(data.count)))) }
          if !self.isStopped { receive(.finished) }
        case .failure(let error): receive(.failed(error))
        }
      }
    }
  }

  func stop() { isStopped = true }

  /// Returns the beginning of a file, with a response that has its type and size.
  private nonisolated static func read(_ url: URL) throws -> (URLResponse, Data) {
    let info = [NSURLErrorFailingURLErrorKey: url]
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw URLError(.fileDoesNotExist, userInfo: info)
    }
    guard !isFolder.boolValue else { throw URLError(.fileIsDirectory, userInfo: info) }
    guard let file = try? FileHandle(forReadingFrom: url) else {
      throw URLError(.noPermissionsToReadFile, userInfo: info)
    }
    defer { try? file.close() }
    let size = (try? file.seekToEnd()) ?? 0
    try file.seek(toOffset: 0)
    let type = UTType(filenameExtension: url.pathExtension)?.preferredMIMEType ?? "application/octet-stream"
    let data = try file.read(upToCount: keptPageBytes) ?? Data()
    return (
      URLResponse(url: url, mimeType: type, expectedContentLength: Int(clamping: size), textEncodingName: nil), data
    )
  }
}
