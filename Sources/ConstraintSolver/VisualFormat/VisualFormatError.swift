/// An error in a visual format, with its place.
package struct VisualFormatError: Error, CustomStringConvertible {
  package var message: String
  package var format: String
  /// The place, in characters from the start.
  package var offset: Int

  package init(message: String, format: String, offset: Int) {
    self.message = message
    self.format = format
    self.offset = offset
  }

  package var description: String {
    "Unable to parse constraint format: \n\(message) \n\(format) \n\(String(repeating: " ", count: offset))^"
  }
}
