import Foundation

/// The parts of media of a track of a composition, one after the other from time zero.
struct CompositionTimeline {
  /// A part of media, or nothing, for a time.
  struct Piece {
    /// The part of the source; nil for nothing.
    var source: CMTimeRange?
    /// The time for which it is played.
    var duration: CMTime
    var url: URL?
    var track: AVAssetTrack?
    var trackID = kCMPersistentTrackID_Invalid

    /// Returns what is played before and after a time from the beginning of the piece.
    func split(at offset: CMTime) -> (Piece, Piece) {
      var (first, second) = (self, self)
      (first.duration, second.duration) = (offset, duration - offset)
      if let source {
        let taken = source.duration == duration ? offset : source.duration.scaled(by: offset.seconds / duration.seconds)
        first.source = CMTimeRange(start: source.start, duration: taken)
        second.source = CMTimeRange(start: source.start + taken, duration: source.duration - taken)
      }
      return (first, second)
    }
  }

  var pieces: [Piece] = []

  /// The end of the last piece.
  var end: CMTime { pieces.reduce(.zero) { $0 + $1.duration } }

  /// Divides the piece at a time, and returns the index of the first piece from it on. Fills a gap up to a later time.
  private mutating func cut(at time: CMTime) -> Int {
    var start = CMTime.zero
    for (index, piece) in pieces.enumerated() {
      if time <= start { return index }
      let next = start + piece.duration
      if time < next {
        let (first, second) = piece.split(at: time - start)
        pieces.replaceSubrange(index...index, with: [first, second])
        return index + 1
      }
      start = next
    }
    if time > start { pieces.append(Piece(source: nil, duration: time - start)) }
    return pieces.count
  }

  /// Inserts pieces at a time; at the end for a time that is no number.
  mutating func insert(_ added: [Piece], at time: CMTime) {
    pieces.insert(contentsOf: added.filter { $0.duration > .zero }, at: cut(at: time.isNumeric ? time : end))
  }

  /// Removes what is played in a range.
  mutating func remove(_ range: CMTimeRange) {
    guard let range = limited(range) else { return }
    let (first, last) = (cut(at: range.start), cut(at: range.end))
    pieces.removeSubrange(first..<last)
  }

  /// Changes the time for which a range is played.
  mutating func scale(_ range: CMTimeRange, to duration: CMTime) {
    guard let range = limited(range), duration.isNumeric, duration > .zero else { return }
    let (first, last) = (cut(at: range.start), cut(at: range.end))
    let factor = duration.seconds / range.duration.seconds
    for index in first..<last {
      pieces[index].duration = first + 1 == last ? duration : pieces[index].duration.scaled(by: factor)
    }
  }

  /// Returns the part of a range that is before the end; nil if there is none.
  private func limited(_ range: CMTimeRange) -> CMTimeRange? {
    guard range.start.isNumeric, range.start < end else { return nil }
    let start = max(range.start, .zero)
    let last = range.duration.isNumeric ? min(range.end, end) : end
    return last > start ? CMTimeRange(start: start, end: last) : nil
  }

  /// The segments with their times.
  var segments: [AVCompositionTrackSegment] {
    var start = CMTime.zero
    return pieces.map { piece in
      let target = CMTimeRange(start: start, duration: piece.duration)
      start = start + piece.duration
      return AVCompositionTrackSegment(piece, at: target)
    }
  }

  /// Returns the error of segments that do not follow each other from time zero; nil if they do.
  static func fault(of segments: [AVCompositionTrackSegment]) -> AVError? {
    var end = CMTime.zero
    for segment in segments {
      let (source, target) = (segment.timeMapping.source, segment.timeMapping.target)
      guard target.isValid, target.duration > .zero else { return AVError(.invalidCompositionTrackSegmentDuration) }
      if !segment.isEmpty {
        guard source.start >= .zero else { return AVError(.invalidCompositionTrackSegmentSourceStartTime) }
        guard source.isValid, source.duration > .zero else {
          return AVError(.invalidCompositionTrackSegmentSourceDuration)
        }
      }
      guard target.start == end else { return AVError(.compositionTrackSegmentsNotContiguous) }
      end = target.end
    }
    return nil
  }
}

extension CMTime {
  /// Returns the time multiplied by a number, in a timescale that suits media.
  fileprivate func scaled(by factor: Double) -> CMTime {
    CMTime(seconds: seconds * factor, preferredTimescale: max(timescale, 90_000))
  }
}
