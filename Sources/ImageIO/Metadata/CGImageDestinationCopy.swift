import Foundation

/// Copies a JPEG or a PNG without decoding it, with other metadata: those of `kCGImageDestinationMetadata`, in place of
/// the file's or, with `kCGImageDestinationMergeMetadata`, added to them; `kCGImageDestinationOrientation`,
/// `kCGImageDestinationDateTime`, and without XMP or GPS if the options say so. Returns false with an error for other
/// formats, for another type than the destination's, and for options that exclude each other.
public func CGImageDestinationCopyImageSource(
  _ destination: CGImageDestination, _ source: CGImageSource, _ options: NSDictionary?,
  _ err: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  func flag(_ key: NSString) -> Bool { (options?.object(forKey: key) as? NSNumber)?.boolValue ?? false }
  guard let facts = source.contents, facts.type == destination.type, facts.type != "com.compuserve.gif" else {
    metadataError(err, .unsupportedFormat)
    return false
  }
  let metadata = options?.object(forKey: kCGImageDestinationMetadata) as? CGImageMetadata
  let orientation = options?.object(forKey: kCGImageDestinationOrientation) as? NSNumber
  let date = options?.object(forKey: kCGImageDestinationDateTime)
  guard metadata == nil || orientation == nil && date == nil else {
    metadataError(err, .conflictingArguments)
    return false
  }
  var properties = facts.properties
  var packet = facts.xmp.flatMap(XMPReader.metadata)
  if let metadata {
    let merges = flag(kCGImageDestinationMergeMetadata)
    let old = merges ? properties : PictureProperties()
    var new = metadata.properties
    new.merge(old)
    // Properties of the file itself stay.
    new[.png] = properties[.png]
    new[.jfif] = properties[.jfif]
    let tags = CGMutableImageMetadata(tags: merges ? packet?.tags ?? [] : [], namespaces: packet?.namespaces ?? [:])
    tags.merge(metadata.tags)
    (properties, packet) = (new, tags)
  }
  properties[kCGImagePropertyOrientation] = nil
  if let value = orientation?.uint32Value {
    guard CGImagePropertyOrientation(rawValue: value) != nil else {
      metadataError(err, .badArgument)
      return false
    }
    properties[.tiff, kCGImagePropertyTIFFOrientation] = .integer(Int(value))
  }
  if let date = date.flatMap(exifDate) {
    properties[.tiff, kCGImagePropertyTIFFDateTime] = .text(date)
    properties[.exif, kCGImagePropertyExifDateTimeOriginal] = .text(date)
    properties[.exif, kCGImagePropertyExifDateTimeDigitized] = .text(date)
  }
  if flag(kCGImageMetadataShouldExcludeGPS) { properties[.gps] = [:] }
  let xmp = flag(kCGImageMetadataShouldExcludeXMP) ? nil : current(packet, properties)
  let data =
    facts.type == "public.png"
    ? PNGWriter.file(source.bytes, properties, xmp: xmp) : JPEGWriter.file(source.bytes, properties, xmp: xmp)
  if destination.finish(with: data) { return true }
  metadataError(err, .unknown)
  return false
}

/// Returns a packet that agrees with the properties: its tags for them are theirs, and those of places are gone if
/// they are.
private func current(_ packet: CGImageMetadata?, _ properties: PictureProperties) -> Data? {
  guard let packet else { return nil }
  let places = properties[.gps].isEmpty
  let kept = packet.tags.filter { !(places && $0.prefix == "exif" && $0.name.hasPrefix("GPS")) }
  let result = CGMutableImageMetadata(tags: kept, namespaces: packet.namespaces)
  let names = Set(kept.map { "\($0.prefix):\($0.name)" })
  result.merge(CGImageMetadata.tags(properties).filter { names.contains("\($0.prefix):\($0.name)") })
  return result.packet
}

/// Returns a date in the form of Exif.
private func exifDate(_ object: Any) -> String? {
  if let date = object as? Date ?? (object as? NSDate).map({ $0 as Date }) {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy:MM:dd HH:mm:ss"
    return formatter.string(from: date)
  }
  return PropertyValue(object)?.text.map { MetadataText.exifDate($0) ?? $0 }
}
