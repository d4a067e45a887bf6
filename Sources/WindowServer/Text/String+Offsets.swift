extension String {
  /// Converts offsets: GTK and AT-SPI count Unicode scalars, UIKit counts Characters. Offsets past the end mean the
  /// end.
  package func characterOffset(ofScalar offset: Int) -> Int {
    let scalars = unicodeScalars
    let index = scalars.index(startIndex, offsetBy: max(offset, 0), limitedBy: endIndex) ?? endIndex
    return distance(from: startIndex, to: index)
  }

  package func scalarOffset(ofCharacter offset: Int) -> Int {
    let index = index(startIndex, offsetBy: max(offset, 0), limitedBy: endIndex) ?? endIndex
    return unicodeScalars.distance(from: startIndex, to: index)
  }
}
