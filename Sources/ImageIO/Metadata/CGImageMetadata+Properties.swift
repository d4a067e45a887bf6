import Foundation

extension CGImageMetadata {
  /// Creates the tags that properties have.
  static func tags(_ properties: PictureProperties) -> [CGImageMetadataTag] {
    var result: [CGImageMetadataTag] = []
    var seen: Set<String> = []
    for (group, key, tag) in MetadataMapping.all {
      guard let value = properties[group][key], let place = MetadataMapping.tag(group, key),
        let namespace = MetadataNamespaces.common[place.prefix]
      else { continue }
      // A direction is a part of its latitude or longitude.
      if group == .gps, key.hasSuffix("itudeRef"), !key.hasPrefix("Alt") { continue }
      guard seen.insert("\(place.prefix):\(place.name)").inserted else { continue }
      if tag?.form == .degrees, let degrees = value.double {
        let text = MetadataText.degrees(degrees, properties[group]["\(key)Ref"]?.text ?? "")
        result.append(
          CGImageMetadataTag(
            namespace: namespace, prefix: place.prefix, name: place.name, type: .string, value: .text(text)))
        continue
      }
      result.append(self.tag(value, tag, place, namespace))
    }
    return result
  }

  private static func tag(_ value: PropertyValue, _ tag: ExifTag?, _ place: MetadataMapping, _ namespace: String)
    -> CGImageMetadataTag
  {
    func text(_ value: PropertyValue, _ name: String) -> CGImageMetadataTag {
      CGImageMetadataTag(
        namespace: namespace, prefix: place.prefix, name: name, type: .string,
        value: .text(MetadataText.text(value, tag)))
    }
    switch place.type {
    case .string: return text(value, place.name)
    default:
      var elements = value.values.enumerated().map { text($1, "[\($0)]") }
      if place.type == .alternateText { elements = elements.prefix(1).map { $0.in("x-default") } }
      return CGImageMetadataTag(
        namespace: namespace, prefix: place.prefix, name: place.name, type: place.type, value: .array(elements))
    }
  }

  /// The properties that the tags state.
  var properties: PictureProperties {
    var result = PictureProperties()
    var tags: [String: CGImageMetadataTag] = [:]
    for tag in self.tags where tags["\(tag.prefix):\(tag.name)"] == nil { tags["\(tag.prefix):\(tag.name)"] = tag }
    for (group, key, tag) in MetadataMapping.all {
      guard let place = MetadataMapping.tag(group, key), let found = tags["\(place.prefix):\(place.name)"]
      else { continue }
      if tag?.form == .degrees {
        if let (value, direction) = found.text.flatMap({ MetadataText.degrees($0) }) {
          result[group][key] = .number(value)
          result[group]["\(key)Ref"] = .text(direction)
        }
      } else if case .array(let elements) = found.value, found.type != .alternateText {
        let values = elements.compactMap { $0.text.flatMap { MetadataText.value($0, tag) } }
        if !values.isEmpty { result[group][key] = group == .tiff ? values[0] : .list(values) }
      } else if let value = found.text.flatMap({ MetadataText.value($0, tag) }) {
        result[group][key] = value
      }
    }
    return result
  }
}
