extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element does not satisfy `isBefore`, for a collection that starts with all those
  /// that do. O(log n).
  @inlinable package func partitionPoint(_ isBefore: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) >> 1
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
