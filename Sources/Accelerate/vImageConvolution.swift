/// Writes the average of the pixels around each pixel: a box blur of four channels of 8 bits.
///
/// The region of the source begins at an offset and has the size of `dest`, which may be the same memory.
///
/// - Parameters:
///   - tempBuffer: not needed here; nil is fine.
///   - kernel_height: the rows of the box, an odd number.
///   - kernel_width: the columns of the box, an odd number.
///   - backgroundColor: four bytes, for `kvImageBackgroundColorFill`.
///   - flags: one of `kvImageEdgeExtend`, `kvImageBackgroundColorFill`, `kvImageTruncateKernel`.
/// - Returns: `kvImageNoError`, or a code.
/// - Complexity: O(pixels), whatever the size of the box.
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
  _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  if Int(flags) & kvImageGetTempBufferSize != 0 { return 0 }
  guard source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
  guard kernel_height % 2 == 1, kernel_width % 2 == 1, kernel_height < 1 << 15, kernel_width < 1 << 15 else {
    return kvImageInvalidKernelSize
  }
  guard let edges = BoxBlur.Edges(Int(flags), backgroundColor) else { return kvImageInvalidEdgeStyle }
  guard srcOffsetToROI_X <= source.width, target.width <= source.width - srcOffsetToROI_X,
    srcOffsetToROI_Y <= source.height, target.height <= source.height - srcOffsetToROI_Y
  else { return kvImageRoiLargerThanInputBuffer }
  guard target.width > 0, target.height > 0 else { return kvImageNoError }
  let blur = BoxBlur(
    source: source, isInPlace: source.data == target.data, halfHeight: Int(kernel_height / 2),
    halfWidth: Int(kernel_width / 2), edges: edges)
  blur.write(to: target, x: Int(srcOffsetToROI_X), y: Int(srcOffsetToROI_Y))
  return kvImageNoError
}

/// A box blur by running sums: of the box's rows in each column, and then of the box's columns.
private struct BoxBlur {
  enum Edges {
    case extend
    case truncate
    case color([UInt64])

    init?(_ flags: Int, _ color: UnsafePointer<UInt8>?) {
      if flags & kvImageEdgeExtend != 0 {
        self = .extend
      } else if flags & kvImageTruncateKernel != 0 {
        self = .truncate
      } else if flags & kvImageBackgroundColorFill != 0, let color {
        self = .color((0..<4).map { UInt64(color[$0]) })
      } else {
        return nil
      }
    }
  }

  private let pixels: [UInt8]
  private let width: Int
  private let height: Int
  private let rowBytes: Int
  private let start: UnsafePointer<UInt8>
  private let halfHeight: Int
  private let halfWidth: Int
  private let edges: Edges

  init(source: vImage_Buffer, isInPlace: Bool, halfHeight: Int, halfWidth: Int, edges: Edges) {
    (width, height) = (Int(source.width), Int(source.height))
    self.halfHeight = halfHeight
    self.halfWidth = halfWidth
    self.edges = edges
    rowBytes = source.rowBytes
    start = UnsafePointer(source.data.assumingMemoryBound(to: UInt8.self))
    // Rows that were written are needed again.
    pixels = isInPlace ? Array(UnsafeBufferPointer(start: start, count: (height - 1) * rowBytes + width * 4)) : []
  }

  func write(to target: vImage_Buffer, x left: Int, y top: Int) {
    if pixels.isEmpty {
      write(to: target, left, top, from: start)
    } else {
      pixels.withUnsafeBufferPointer { if let start = $0.baseAddress { write(to: target, left, top, from: start) } }
    }
  }

  private func write(to target: vImage_Buffer, _ left: Int, _ top: Int, from start: UnsafePointer<UInt8>) {
    // The sums of the box's rows in each column of the source.
    var columns = [UInt64](repeating: 0, count: width * 4)
    for row in top - halfHeight...top + halfHeight { add(row, to: &columns, from: start, isRemoved: false) }
    for y in 0..<Int(target.height) {
      if y > 0 {
        add(top + y - 1 - halfHeight, to: &columns, from: start, isRemoved: true)
        add(top + y + halfHeight, to: &columns, from: start, isRemoved: false)
      }
      let out = target.data.assumingMemoryBound(to: UInt8.self) + y * target.rowBytes
      let rows = countedRows(around: top + y)
      columns.withUnsafeBufferPointer { writeRow($0, rows: rows, left: left, count: Int(target.width), to: out) }
    }
  }

  /// Adds a row of the source, or of what is beyond it, to the sums.
  private func add(_ row: Int, to columns: inout [UInt64], from start: UnsafePointer<UInt8>, isRemoved: Bool) {
    let isInside = row >= 0 && row < height
    if !isInside {
      switch edges {
      case .truncate: return
      case .color(let color):
        for index in columns.indices { columns[index] = change(columns[index], color[index & 3], isRemoved) }
        return
      case .extend: break
      }
    }
    let line = start + min(max(row, 0), height - 1) * rowBytes
    columns.withUnsafeMutableBufferPointer { sums in
      for index in 0..<sums.count { sums[index] = change(sums[index], UInt64(line[index]), isRemoved) }
    }
  }

  @inline(__always) private func change(_ sum: UInt64, _ value: UInt64, _ isRemoved: Bool) -> UInt64 {
    isRemoved ? sum &- value : sum &+ value
  }

  /// Returns the number of rows that the sums around a row have.
  private func countedRows(around row: Int) -> Int {
    guard case .truncate = edges else { return 2 * halfHeight + 1 }
    return min(row + halfHeight, height - 1) - max(row - halfHeight, 0) + 1
  }

  private func writeRow(
    _ columns: UnsafeBufferPointer<UInt64>, rows: Int, left: Int, count: Int, to out: UnsafeMutablePointer<UInt8>
  ) {
    for channel in 0..<4 {
      func column(_ x: Int) -> UInt64 {
        if x >= 0, x < width { return columns[x * 4 + channel] }
        switch edges {
        case .extend: return columns[min(max(x, 0), width - 1) * 4 + channel]
        case .truncate: return 0
        case .color(let color): return color[channel] * UInt64(rows)
        }
      }
      var sum: UInt64 = 0
      for x in left - halfWidth...left + halfWidth { sum &+= column(x) }
      for x in 0..<count {
        if x > 0 { sum = sum &- column(left + x - 1 - halfWidth) &+ column(left + x + halfWidth) }
        var counted = 2 * halfWidth + 1
        if case .truncate = edges {
          counted = min(left + x + halfWidth, width - 1) - max(left + x - halfWidth, 0) + 1
        }
        let area = UInt64(counted * rows)
        out[x * 4 + channel] = UInt8((sum &+ area / 2) / area)
      }
    }
  }
}
