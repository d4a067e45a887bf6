import Foundation

/// The metadata of an image: tags of XMP, among them those that Exif and IPTC state.
///
/// Unchecked because of its tags, which only `CGMutableImageMetadata` changes, under `lock`.
///
/// See [Apple's page](https://developer.apple.com/documentation/imageio/cgimagemetadata).
public class CGImageMetadata: Hashable, @unchecked Sendable {
  fileprivate let lock = NSLock()
  fileprivate var storedTags: [CGImageMetadataTag]
  fileprivate var storedNamespaces: [String: String]

  init(tags: [CGImageMetadataTag] = [], namespaces: [String: String] = [:]) {
    storedTags = tags
    storedNamespaces = MetadataNamespaces.common.merging(namespaces) { own, _ in own }
  }

  var tags: [CGImageMetadataTag] { lock.withLock { storedTags } }
  var namespaces: [String: String] { lock.withLock { storedNamespaces } }

  /// The metadata as a packet of XMP; nil without tags.
  var packet: Data? { tags.isEmpty ? nil : XMPWriter.packet(tags) }

  /// Returns the tag at a path, which begins at a tag or at the top.
  func tag(at path: MetadataPath, in parent: CGImageMetadataTag? = nil) -> CGImageMetadataTag? {
    var present = parent
    for step in path.steps {
      switch step {
      case .field(let prefix, let name):
        // A field has its parent's prefix unless it says another.
        guard let prefix = prefix ?? present?.prefix else { return nil }
        present = (present.map(\.children) ?? tags).first { $0.prefix == prefix && $0.name == name }
      case .index(let index):
        guard let tag = present, case .array(let elements) = tag.value, elements.indices.contains(index)
        else { return nil }
        present = elements[index]
      case .language(let language):
        present = present?.children.first { $0.language == language }
      case .qualifier(let prefix, let name):
        let wanted = prefix ?? present?.prefix
        present = present?.qualifiers.first { $0.prefix == wanted && $0.name == name }
      }
      if present == nil { return nil }
    }
    return present
  }

  public static func == (left: CGImageMetadata, right: CGImageMetadata) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Metadata that can be changed.
///
/// See [Apple's page](https://developer.apple.com/documentation/imageio/cgmutableimagemetadata).
public final class CGMutableImageMetadata: CGImageMetadata, @unchecked Sendable {
  /// Gives a prefix to a namespace; false if the prefix stands for another.
  func register(_ namespace: String, as prefix: String) -> Bool {
    lock.withLock {
      guard storedNamespaces[prefix] == nil || storedNamespaces[prefix] == namespace else { return false }
      storedNamespaces[prefix] = namespace
      return true
    }
  }

  /// Sets the tag at a path from the top, or removes it; false if a part of the path does not fit.
  func set(_ path: MetadataPath, _ make: MetadataEdit.Make?) -> Bool {
    lock.withLock {
      guard case .field(let prefix, let name)? = path.steps.first, let prefix, let namespace = storedNamespaces[prefix]
      else { return false }
      let place = storedTags.firstIndex { $0.prefix == prefix && $0.name == name }
      let edit = MetadataEdit(namespaces: storedNamespaces, make: make)
      let context = MetadataEdit.Context(namespace: namespace, prefix: prefix, name: name)
      switch edit.changed(place.map { storedTags[$0] }, path.steps.dropFirst(), context) {
      case .unchanged: return false
      case .removed: if let place { storedTags.remove(at: place) }
      case .changed(let tag): if let place { storedTags[place] = tag } else { storedTags.append(tag) }
      }
      return true
    }
  }

  /// Adds tags in place of those with the same names.
  func merge(_ tags: [CGImageMetadataTag]) {
    lock.withLock {
      var places: [String: Int] = [:]
      for (index, tag) in storedTags.enumerated() { places["\(tag.prefix):\(tag.name)"] = index }
      for tag in tags {
        if let place = places["\(tag.prefix):\(tag.name)"] {
          storedTags[place] = tag
        } else {
          places["\(tag.prefix):\(tag.name)"] = storedTags.count
          storedTags.append(tag)
        }
      }
    }
  }
}
