/// The elements of a path as bytes, for archives: for each its type in one byte, then its points, of which each is two
/// numbers of eight bytes, lowest byte first.
struct PathBytes {
  private(set) var data = Data()

  /// Writes a path. Linear in its length.
  init(_ path: CGPath) {
    path.applyWithBlock { element in
      let type = element.pointee.type
      data.append(UInt8(type.rawValue))
      for index in 0..<Self.points(of: type) {
        let point = element.pointee.points[index]
        for number in [Double(point.x), Double(point.y)] {
          withUnsafeBytes(of: number.bitPattern.littleEndian) { data.append(contentsOf: $0) }
        }
      }
    }
  }

  /// Reads a path; nil if the bytes are not those of one. Linear in their number.
  static func path(from data: Data) -> CGMutablePath? {
    let bytes = [UInt8](data)
    let path = CGMutablePath()
    var start = 0
    while start < bytes.count {
      guard let type = CGPathElementType(rawValue: Int32(bytes[start])) else { return nil }
      start += 1
      let count = Self.points(of: type)
      guard bytes.count - start >= count * 16 else { return nil }
      let points = (0..<count).map { index in
        CGPoint(x: number(bytes, start + index * 16), y: number(bytes, start + index * 16 + 8))
      }
      start += count * 16
      switch type {
      case .moveToPoint: path.move(to: points[0])
      case .addLineToPoint: path.addLine(to: points[0])
      case .addQuadCurveToPoint: path.addQuadCurve(to: points[1], control: points[0])
      case .addCurveToPoint: path.addCurve(to: points[2], control1: points[0], control2: points[1])
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }

  private static func points(of type: CGPathElementType) -> Int {
    switch type {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }

  private static func number(_ bytes: [UInt8], _ start: Int) -> CGFloat {
    let bits = (0..<8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64(bytes[start + $1]) }
    return CGFloat(Double(bitPattern: bits))
  }
}
