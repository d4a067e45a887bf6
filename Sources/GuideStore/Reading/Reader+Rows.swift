import GuideModel

extension AiringReading {
  /// Returns the airings that a row shows of its members, like `airings(on:overlapping:)` for a channel.
  ///
  /// It includes all of the first member's. Of each further one it includes those for which at least half of their
  /// length, a day at most, is in holes of the members before it, unless a programme of the same title is on there or
  /// adjacent: guides differ in when a programme begins, and nothing is to appear twice. Whether an airing is shown
  /// does not depend on the range.
  /// - Complexity: O(log n + rows) for each member.
  func airings(of members: [RowMember], overlapping range: Range<Int64>) throws -> [Airing] {
    guard members.count > 1 else {
      guard let only = members.first else { return [] }
      return try airings(of: only, overlapping: range)
    }
    // From the last to the first, each over everything that the later ones overlap.
    var reach = range
    var found: [[Airing]] = []
    for (rank, member) in members.enumerated().reversed() {
      let own = try airings(of: member, overlapping: reach)
      found.append(own)
      guard rank > 0 else { break }
      for airing in own where airing.duration <= RowMerge.longestFilling {
        reach = min(reach.lowerBound, airing.start - 1)..<max(reach.upperBound, airing.stop + 1)
      }
    }
    var merge = RowMerge()
    for own in found.reversed() { merge.add(own) }
    return merge.airings.filter {
      $0.start < range.upperBound && ($0.stop > range.lowerBound || $0.start >= range.lowerBound)
    }
  }

  private func airings(of member: RowMember, overlapping range: Range<Int64>) throws -> [Airing] {
    guard member.shift != 0 else { return try airings(on: member.channel, overlapping: range) }
    let shifted = range.lowerBound - member.shift..<range.upperBound - member.shift
    return try airings(on: member.channel, overlapping: shifted).map { $0.shifted(by: member.shift) }
  }

  /// Returns the airing at `instant` of a row with several members and the one after it, at most two weeks later.
  func nowAndNext(of members: [RowMember], at instant: Int64) throws -> (now: Airing?, next: Airing?) {
    let now = try airings(of: members, overlapping: instant..<instant + 1).last {
      $0.start <= instant && $0.stop > instant
    }
    var from = instant + 1
    // Most have something within hours; each further attempt covers twice the time.
    var length: Int64 = 6 * 3600
    while from < instant + 14 * 86_400 {
      let following = try airings(of: members, overlapping: from..<from + length)
      if let next = following.first(where: { $0.start > instant }) { return (now, next) }
      from += length
      length *= 2
    }
    return (now, nil)
  }
}

extension Airing {
  /// Returns the airing, shown this many seconds later.
  func shifted(by shift: Int64) -> Airing {
    guard shift != 0 else { return self }
    var airing = self
    airing.shift += Int32(clamping: shift)
    airing.stop += shift
    return airing
  }
}
