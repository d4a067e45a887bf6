import GuideModel

/// Finds the rows that have airings of a genre with the search index, which must be complete.
struct GenreSearch {
  let rows: SearchRows
  let connection: SQLiteConnection

  /// Returns the rows with an airing of a genre that overlaps `range`, or starts in it.
  /// - Complexity: O(airings of the genre in the days of `range`): 16 bytes are read of each and its neighbours.
  func rows(with genre: Genre, in range: Range<Int64>) throws -> Set<Channel.Key> {
    var found: Set<Channel.Key> = []
    // Channels all of whose rows have been found.
    var isFound = [Bool](repeating: false, count: Int(rows.all.last?.member ?? 0) + 1)
    let (first, last) = (range.lowerBound - rows.latest, range.upperBound - rows.earliest)
    for segment in try SegmentTable.all(connection) where segment.lastStop > first && segment.firstStart < last {
      let reader = try SegmentReader(segment, connection: connection)
      var numbers: [Int32] = []
      try reader.forEachTerm(SearchTerm.genre(genre), isPrefix: false) { postings in
        SegmentReader.decode(postings) { number, _ in
          if number < segment.documents { numbers.append(Int32(truncatingIfNeeded: number)) }
        }
      }
      for number in numbers where reader.latestStop(near: Int(number)) > first {
        let document = try reader.document(Int(number))
        if document.start >= last { break }
        let channel = Int(document.key.channel)
        guard isFound.indices.contains(channel), !isFound[channel] else { continue }
        var isComplete = true
        for place in rows.places(showing: document.key.channel) {
          let row = rows.all[place]
          let (start, stop) = (document.start + row.shift, document.stop + row.shift)
          if start < range.upperBound, stop > range.lowerBound {
            found.insert(row.channel)
          } else if !found.contains(row.channel) {
            isComplete = false
          }
        }
        isFound[channel] = isComplete
      }
    }
    return found
  }
}
