import Foundation
import FoundationNetworking

/// The file of a download task.
enum DownloadedFile {
  /// Writes a body to a temporary file whose address the task will report, and returns whether that succeeded.
  ///
  /// Foundation reads the address from a dictionary of the protocol that is not public.
  static func hand(_ body: Data, to loader: URLProtocol) -> Bool {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("HTTPStubs-\(UUID().uuidString)")
    guard (try? body.write(to: file)) != nil,
      let (place, type) = storedProperty("properties", of: loader, declaredBy: URLProtocol.self),
      let type = type as? any KeyedByNames.Type
    else { return false }
    return type.set(file, forName: "temporaryFileURL", at: place)
  }
}

private protocol KeyedByNames {
  static func set(_ value: Any, forName name: String, at place: UnsafeMutableRawPointer) -> Bool
}

extension Dictionary: KeyedByNames where Key: RawRepresentable, Key.RawValue == String, Value == Any {
  fileprivate static func set(_ value: Any, forName name: String, at place: UnsafeMutableRawPointer) -> Bool {
    guard let key = Key(rawValue: name) else { return false }
    place.assumingMemoryBound(to: Self.self).pointee[key] = value
    return true
  }
}
