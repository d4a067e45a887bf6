import CGTK
import CoreGraphics

/// An image in a text and its byte position.
struct PicturePlace {
  let picture: TextPicture
  let byte: Int

  static func all(in content: TextContent) -> [PicturePlace] {
    guard content.runs.contains(where: { $0.attributes.picture != nil }) else { return [] }
    var places: [PicturePlace] = []
    var units = 0
    let string = content.string
    for run in content.runs {
      let start = units
      units += min(run.length, string.utf16.count - units)
      guard let picture = run.attributes.picture else { continue }
      var byte = string.byteOffset(ofUTF16: start)
      let end = string.byteOffset(ofUTF16: units)
      for scalar in string.utf8.dropFirst(byte).prefix(end - byte) {
        // Not within a character.
        if scalar & 0xC0 != 0x80 { places.append(PicturePlace(picture: picture, byte: byte)) }
        byte += 1
      }
    }
    return places
  }

  /// Returns the frame of the image in a layout whose text starts at byte `start`; nil if it is replaced by an
  /// ellipsis.
  func place(in layout: PangoLayout, start: Int) -> CGRect? {
    let index = Int32(byte - start)
    return layout.walk { place -> CGRect? in
      repeat {
        guard let run = place.run, let item = run.pointee.item, index >= item.pointee.offset,
          index < item.pointee.offset + item.pointee.length
        else { continue }
        if item.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0 { return nil }
        let letter = layout.place(at: index)
        return CGRect(
          x: CGFloat(min(letter.x, letter.x + letter.width)).points + picture.bounds.minX,
          y: CGFloat(place.baseline).points - picture.bounds.maxY, width: picture.bounds.width,
          height: picture.bounds.height)
      } while place.nextRun()
      return nil
    } ?? nil
  }
}

extension TextPicture {
  /// The attribute that reserves space for the image.
  var shape: UnsafeMutablePointer<PangoAttribute>? {
    let scale = CGFloat(PANGO_SCALE)
    var rect = PangoRectangle(
      x: 0, y: Int32(-bounds.maxY * scale), width: Int32((bounds.maxX + padding) * scale),
      height: Int32(bounds.height * scale))
    return pango_attr_shape_new(&rect, &rect)
  }
}
