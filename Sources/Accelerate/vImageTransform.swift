/// Multiplies the channels of each pixel by a matrix, for example to change the saturation.
///
/// Channel `j` of a result is `(Σ (channel i + pre_bias[i]) · matrix[4i + j] + post_bias[j]) / divisor`, rounded and
/// limited to 0...255. `dest` may be the same memory as `src`.
///
/// - Returns: `kvImageNoError`, or a code.
/// - Complexity: O(pixels).
public func vImageMatrixMultiply_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>!,
  _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>!, _ post_bias: UnsafePointer<Int32>!, _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  guard source.data != nil, target.data != nil, let matrix else { return kvImageNullPointerArgument }
  guard divisor != 0 else { return kvImageInvalidParameter }
  guard target.width <= source.width, target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
  let factors = (0..<16).map { Int64(matrix[$0]) }
  let before = (0..<4).map { pre_bias == nil ? 0 : Int64(pre_bias[$0]) }
  let after = (0..<4).map { post_bias == nil ? 0 : Int64(post_bias[$0]) }
  let parts = Int64(divisor)
  for y in 0..<Int(target.height) {
    let line = source.data.assumingMemoryBound(to: UInt8.self) + y * source.rowBytes
    let out = target.data.assumingMemoryBound(to: UInt8.self) + y * target.rowBytes
    for x in 0..<Int(target.width) {
      var values: (Int64, Int64, Int64, Int64) = (after[0], after[1], after[2], after[3])
      for channel in 0..<4 {
        let value = Int64(line[x * 4 + channel]) + before[channel]
        values.0 += value * factors[channel * 4]
        values.1 += value * factors[channel * 4 + 1]
        values.2 += value * factors[channel * 4 + 2]
        values.3 += value * factors[channel * 4 + 3]
      }
      out[x * 4] = limited(values.0, parts)
      out[x * 4 + 1] = limited(values.1, parts)
      out[x * 4 + 2] = limited(values.2, parts)
      out[x * 4 + 3] = limited(values.3, parts)
    }
  }
  return kvImageNoError
}

private func limited(_ value: Int64, _ parts: Int64) -> UInt8 {
  let half = (parts < 0 ? -parts : parts) / 2
  let rounded = (value + ((value < 0) == (parts < 0) ? half : -half) * (parts < 0 ? -1 : 1)) / parts
  return UInt8(min(max(rounded, 0), 255))
}
