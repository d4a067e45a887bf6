import Foundation
import UniformTypeIdentifiers
import WindowServer

/// Makes drag items of what another program drags.
@MainActor enum ForeignItems {
  /// Returns an item for each address, or one for data without addresses.
  static func items(of drag: any IncomingDrag) -> [UIDragItem] {
    let addresses = drag.addresses.compactMap { URL(string: $0) }.filter { $0.scheme != nil }
    let providers = addresses.map { $0.isFileURL ? fileProvider($0) : addressProvider($0) }
    // Programs describe one thing in several ways: a browser gives a picture's address and the picture itself.
    if providers.count == 1, let only = providers.first, addresses[0].isFileURL == false { add(drag, to: only) }
    if !providers.isEmpty { return providers.map { UIDragItem(itemProvider: $0) } }
    let provider = NSItemProvider()
    add(drag, to: provider)
    return provider.registeredTypeIdentifiers.isEmpty ? [] : [UIDragItem(itemProvider: provider)]
  }

  private static func add(_ drag: any IncomingDrag, to provider: NSItemProvider) {
    for type in drag.types {
      guard let identifier = MediaTypes.identifier(of: type),
        !provider.registeredTypeIdentifiers.contains(identifier)
      else { continue }
      provider.registerDataRepresentation(forTypeIdentifier: identifier) { done in
        drag.read(type) { done($0, $0 == nil ? NSItemProvider.LoadError.unavailable(type: identifier) : nil) }
        return nil
      }
    }
  }

  private static func addressProvider(_ url: URL) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.registerObject(url as NSURL)
    return provider
  }

  /// Returns a provider of a file's contents and of its address. Nothing is read before it is asked for.
  private static func fileProvider(_ url: URL) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.suggestedName = url.deletingPathExtension().lastPathComponent
    let type = UTType(filenameExtension: url.pathExtension) ?? .data
    provider.registerDataRepresentation(forTypeIdentifier: type.identifier) { done in
      DispatchQueue.global(qos: .userInitiated).async {
        do { done(try contents(of: url), nil) } catch { done(nil, error) }
      }
      return nil
    }
    provider.registerDataRepresentation(forTypeIdentifier: UTType.fileURL.identifier) { done in
      done(Data(url.absoluteString.utf8), nil)
      return nil
    }
    return provider
  }

  /// Returns the contents of a file. Throws for anything else, which may never end, and for files that are too large.
  private nonisolated static func contents(of url: URL) throws -> Data {
    let file = url.resolvingSymlinksInPath()
    let facts = try FileManager.default.attributesOfItem(atPath: file.path)
    guard facts[.type] as? FileAttributeType == .typeRegular,
      let size = facts[.size] as? NSNumber, size.intValue <= IncomingDragLimits.data
    else { throw NSItemProvider.LoadError.unavailable(type: UTType.data.identifier) }
    return try Data(contentsOf: file)
  }
}
