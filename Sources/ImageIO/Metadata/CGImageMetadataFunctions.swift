import Foundation

/// Returns a number that identifies the type of metadata.
public func CGImageMetadataGetTypeID() -> UInt { typeID(of: CGImageMetadata.self) }

/// Returns metadata without tags.
public func CGImageMetadataCreateMutable() -> CGMutableImageMetadata { CGMutableImageMetadata() }

/// Returns a copy that can be changed.
public func CGImageMetadataCreateMutableCopy(_ metadata: CGImageMetadata) -> CGMutableImageMetadata? {
  CGMutableImageMetadata(tags: metadata.tags, namespaces: metadata.namespaces)
}

/// Returns the tags at the top; nil if there are none.
public func CGImageMetadataCopyTags(_ metadata: CGImageMetadata) -> NSArray? {
  let tags = metadata.tags
  return tags.isEmpty ? nil : NSArray(array: tags)
}

/// Returns the tag at a path, such as `exif:Flash.Fired`, `dc:subject[2]` or `dc:description[de]`. The path begins at
/// `parent`, or at the top.
public func CGImageMetadataCopyTagWithPath(
  _ metadata: CGImageMetadata, _ parent: CGImageMetadataTag?, _ path: NSString
) -> CGImageMetadataTag? {
  MetadataPath(String(describing: path)).flatMap { metadata.tag(at: $0, in: parent) }
}

/// Returns the text of the tag at a path, or the one in the default language; nil for lists and structures.
public func CGImageMetadataCopyStringValueWithPath(
  _ metadata: CGImageMetadata, _ parent: CGImageMetadataTag?, _ path: NSString
) -> NSString? {
  CGImageMetadataCopyTagWithPath(metadata, parent, path)?.text.map { NSString(string: $0) }
}

/// Gives a prefix to a namespace. Returns false with an error if the prefix stands for another.
public func CGImageMetadataRegisterNamespaceForPrefix(
  _ metadata: CGMutableImageMetadata, _ xmlns: NSString, _ prefix: NSString,
  _ err: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  if metadata.register(String(describing: xmlns), as: String(describing: prefix)) { return true }
  metadataError(err, .prefixConflict)
  return false
}

/// Passes an error on.
func metadataError(_ err: UnsafeMutablePointer<Unmanaged<NSError>?>?, _ code: CGImageMetadataErrors) {
  let domain = String(describing: kCFErrorDomainCGImageMetadata)
  err?.pointee = .passRetained(NSError(domain: domain, code: Int(code.rawValue)))
}

/// Sets the tag at a path from the top. Returns false for a prefix without a namespace, or a path that does not fit.
/// Tags cannot be changed here, so that the result is false with a `parent`.
public func CGImageMetadataSetTagWithPath(
  _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: NSString, _ tag: CGImageMetadataTag
) -> Bool {
  guard parent == nil, let path = MetadataPath(String(describing: path)) else { return false }
  return metadata.set(path) { _ in tag }
}

/// Sets the value of the tag at a path from the top: a string, a number, an array or a dictionary. Missing tags on the
/// way are created. Returns false as `CGImageMetadataSetTagWithPath` does.
public func CGImageMetadataSetValueWithPath(
  _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: NSString, _ value: AnyObject
) -> Bool {
  guard parent == nil, let path = MetadataPath(String(describing: path)) else { return false }
  return metadata.set(path) { place in
    CGImageMetadataTag(
      namespace: place.namespace, prefix: place.prefix, name: place.name, type: .default, object: value)
  }
}

/// Removes the tag at a path from the top. Returns false if there is none.
public func CGImageMetadataRemoveTagWithPath(
  _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: NSString
) -> Bool {
  guard parent == nil, let path = MetadataPath(String(describing: path)) else { return false }
  return metadata.set(path, nil)
}

/// A closure that takes the path of a tag and the tag, and returns whether to go on.
public typealias CGImageMetadataTagBlock = (NSString, CGImageMetadataTag) -> Bool

/// Passes the tags at the top, or those in the tag at a path, to a closure; with `kCGImageMetadataEnumerateRecursively`
/// also those in them.
public func CGImageMetadataEnumerateTagsUsingBlock(
  _ metadata: CGImageMetadata, _ rootPath: NSString?, _ options: NSDictionary?,
  _ block: @escaping CGImageMetadataTagBlock
) {
  let isRecursive = (options?.object(forKey: kCGImageMetadataEnumerateRecursively) as? NSNumber)?.boolValue ?? false
  func visit(_ tags: [CGImageMetadataTag], in parent: CGImageMetadataTag?, _ path: String) -> Bool {
    for tag in tags {
      let own: String
      if let parent {
        let isElement = if case .array = parent.value { true } else { false }
        let field = tag.prefix == parent.prefix ? tag.name : "\(tag.prefix):\(tag.name)"
        own = path + (isElement ? tag.language.map { "[\($0)]" } ?? tag.name : ".\(field)")
      } else {
        own = "\(tag.prefix):\(tag.name)"
      }
      guard block(NSString(string: own), tag) else { return false }
      if isRecursive, !visit(tag.children, in: tag, own) { return false }
    }
    return true
  }
  let path = rootPath.map { String(describing: $0) } ?? ""
  if path.isEmpty {
    _ = visit(metadata.tags, in: nil, "")
  } else if let root = MetadataPath(path).flatMap({ metadata.tag(at: $0) }) {
    _ = visit(root.children, in: root, path)
  }
}

private func place(_ dictionary: NSString, _ property: NSString) -> MetadataMapping? {
  PictureProperties.Group(rawValue: String(describing: dictionary)).flatMap {
    MetadataMapping.tag($0, String(describing: property))
  }
}

/// Returns the tag that states a property of Exif, TIFF, GPS or IPTC; nil if there is none.
public func CGImageMetadataCopyTagMatchingImageProperty(
  _ metadata: CGImageMetadata, _ dictionaryName: NSString, _ propertyName: NSString
) -> CGImageMetadataTag? {
  guard let place = place(dictionaryName, propertyName) else { return nil }
  return metadata.tags.first { $0.prefix == place.prefix && $0.name == place.name }
}

/// Sets the tag that states a property of Exif, TIFF, GPS or IPTC. Values have the form of XMP, for instance
/// `2026-01-31T12:00:00` for dates. Returns false for a property without a tag.
public func CGImageMetadataSetValueMatchingImageProperty(
  _ metadata: CGMutableImageMetadata, _ dictionaryName: NSString, _ propertyName: NSString, _ value: AnyObject
) -> Bool {
  guard let place = place(dictionaryName, propertyName), let path = MetadataPath("\(place.prefix):\(place.name)")
  else { return false }
  return metadata.set(path) { context in
    guard
      let tag = CGImageMetadataTag(
        namespace: context.namespace, prefix: context.prefix, name: context.name, type: .default, object: value)
    else { return nil }
    // A text for a property that is a list, or has languages, is its only element.
    guard place.type != .string, case .text = tag.value else { return tag }
    return CGImageMetadataTag(
      namespace: tag.namespace, prefix: tag.prefix, name: tag.name, type: place.type,
      value: .array([place.type == .alternateText ? tag.in("x-default") : tag]))
  }
}

/// Returns the metadata as a packet of XMP; nil without tags.
public func CGImageMetadataCreateXMPData(_ metadata: CGImageMetadata, _ options: NSDictionary?) -> NSData? {
  metadata.packet.map { $0 as NSData }
}

/// Returns the metadata in a packet of XMP; nil if it is none, damaged, or larger than 4 MB.
public func CGImageMetadataCreateFromXMPData(_ data: NSData) -> CGImageMetadata? {
  XMPReader.metadata(Data(referencing: data))
}

/// Returns an image's metadata: its packet of XMP, and tags for its properties of Exif, TIFF, GPS and IPTC, which win
/// where both have one; nil beyond the last image, or if there are none.
public func CGImageSourceCopyMetadataAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> CGImageMetadata? {
  guard let facts = source.contents, (0..<facts.count).contains(index) else { return nil }
  return facts.metadata
}

extension PictureFacts {
  /// The metadata; nil if there are none.
  var metadata: CGImageMetadata? {
    let packet = xmp.flatMap(XMPReader.metadata)
    let result = CGMutableImageMetadata(tags: packet?.tags ?? [], namespaces: packet?.namespaces ?? [:])
    var present: [String: CGImageMetadataTag] = [:]
    for tag in result.tags { present["\(tag.prefix):\(tag.name)"] = tag }
    // A packet with the same text may have it in other languages, too.
    result.merge(
      CGImageMetadata.tags(properties).filter { tag in
        guard let text = tag.text else { return true }
        return present["\(tag.prefix):\(tag.name)"]?.text != text
      })
    return result.tags.isEmpty ? nil : CGImageMetadata(tags: result.tags, namespaces: result.namespaces)
  }
}
