import Foundation

/// Merges programmes that are too short to show text at the current scale: at first those of ten minutes, and with the
/// whole day in view whole hours of programmes.
///
/// Adjacent programmes that are all too narrow for text become one bundle, but only those that begin in the same
/// stretch of time. Stretches are the same for every row and grow with the scale. Whatever is still a sliver then joins
/// the programme before it. So a bundle depends on few programmes around it and is the same wherever the row is divided
/// and scrolled. Like a programme, it is identified by the second at which its first programme begins.
public struct SpanBundler: Hashable, Sendable {
  /// A programme or a hole of a row.
  public struct Span: Hashable, Sendable {
    /// The start, UTC seconds.
    public var start: Int64
    /// The stop (excluded), UTC seconds.
    public var stop: Int64
    /// Whether there is no information.
    public var isHole: Bool

    /// Creates a span; times are UTC seconds.
    public init(start: Int64, stop: Int64, isHole: Bool = false) {
      self.start = start
      self.stop = stop
      self.isHole = isHole
    }
  }

  /// Widths in points that decide what a cell shows.
  public struct Widths: Hashable, Sendable {
    /// The width below which a cell shows no text, in points.
    public var narrow: CGFloat
    /// The width below which a programme has no cell of its own, in points.
    public var sliver: CGFloat

    /// For cells whose text runs across the axis of time.
    public static let across = Widths(narrow: 52, sliver: 38)
    /// For cells whose length is their height.
    public static let down = Widths(narrow: 30, sliver: 26)
  }

  /// The possible lengths of stretches, in seconds.
  static let stretches: [Int64] = [300, 600, 900, 1_800, 3_600, 7_200, 14_400, 28_800, 86_400]

  /// The instant from which stretches are counted, UTC seconds.
  public let origin: Int64
  /// The length of a stretch in seconds: at least twice `narrow`, which limits how much must be examined.
  public let stretch: Int64
  /// The length in seconds below which a programme is too narrow for text.
  public let narrow: Int64
  /// The length in seconds below which a programme has no cell of its own.
  public let sliver: Int64

  /// Creates a bundler for a scale. Its lengths in seconds follow from the points that text needs.
  public init(origin: Int64, pointsPerSecond: CGFloat, widths: Widths = .across) {
    self.origin = origin
    narrow = Int64((widths.narrow / pointsPerSecond).rounded(.up))
    sliver = Int64((widths.sliver / pointsPerSecond).rounded(.up))
    let wanted = 2 * narrow
    stretch = Self.stretches.first { $0 >= wanted } ?? wanted
  }

  func isNarrow(_ span: Span) -> Bool { span.stop - span.start < narrow }

  func stretchNumber(of instant: Int64) -> Int64 {
    let distance = instant - origin
    return distance >= 0 ? distance / stretch : (distance + 1) / stretch - 1
  }

  // MARK: A whole row

  /// Returns the bundles of a row given from its beginning, in order.
  /// - Complexity: O(spans).
  public func bundles(of spans: some Sequence<Span>) -> [Range<Int64>] {
    var builder = Builder(self)
    var found: [Range<Int64>] = []
    for span in spans { builder.add(span) { found.append($0) } }
    builder.finish { found.append($0) }
    return found
  }

  // MARK: A part of a row

  /// Returns the beginning of a bundle at or before the span at `instant`, near it.
  ///
  /// - Parameter span: returns the span at an instant of the row; `nil` outside it.
  func safeStart(before instant: Int64, span: (Int64) -> Span?) -> Int64 {
    guard var current = span(instant) else { return instant }
    while isNarrow(current) {
      // The run that contains it.
      let number = stretchNumber(of: current.start)
      var first = current
      var before = span(first.start - 1)
      while let previous = before, isNarrow(previous), stretchNumber(of: previous.start) == number {
        first = previous
        before = span(first.start - 1)
      }
      // A long run begins a bundle, and so does a span without one before it.
      guard let before else { return first.start }
      var end = current.stop
      while end - first.start < sliver, let next = span(end), isNarrow(next), stretchNumber(of: next.start) == number {
        end = next.stop
      }
      if end - first.start >= sliver { return first.start }
      current = before
    }
    return current.start
  }

  /// Builds bundles from spans in order.
  struct Builder {
    private let bundler: SpanBundler
    private var bundle: Span?
    private var run: Span?
    private var runStretch: Int64 = 0

    init(_ bundler: SpanBundler) { self.bundler = bundler }

    /// Whether what begins before `instant` may still change.
    func isOpen(before instant: Int64) -> Bool {
      (bundle.map { $0.start < instant } ?? false) || (run.map { $0.start < instant } ?? false)
    }

    mutating func add(_ span: Span, _ emit: (Range<Int64>) -> Void) {
      guard bundler.isNarrow(span) else {
        closeRun(emit)
        if let bundle { emit(bundle.start..<bundle.stop) }
        bundle = span
        return
      }
      let number = bundler.stretchNumber(of: span.start)
      if run != nil, number == runStretch {
        run?.stop = span.stop
      } else {
        closeRun(emit)
        run = Span(start: span.start, stop: span.stop)
        runStretch = number
      }
    }

    mutating func finish(_ emit: (Range<Int64>) -> Void) {
      closeRun(emit)
      if let bundle { emit(bundle.start..<bundle.stop) }
      bundle = nil
    }

    private mutating func closeRun(_ emit: (Range<Int64>) -> Void) {
      guard let closed = run.take() else { return }
      if let last = bundle, !last.isHole, closed.stop - closed.start < bundler.sliver {
        bundle?.stop = closed.stop
      } else {
        if let bundle { emit(bundle.start..<bundle.stop) }
        bundle = closed
      }
    }
  }
}
