/// The reading order of rectangles: lines from top to bottom, each from its leading end.
package enum AccessibilityReadingOrder {
  /// - Returns: the indices of `frames` in reading order. Rectangles are in one line if they overlap its first by half
  /// its height.
  package static func indices(of frames: [CGRect], isRightToLeft: Bool) -> [Int] {
    let fromTop = frames.indices.sorted {
      (frames[$0].minY, leading(frames[$0], isRightToLeft), $0) < (
        frames[$1].minY, leading(frames[$1], isRightToLeft), $1
      )
    }
    var order: [Int] = []
    var line: [Int] = []
    func endLine() {
      order += line.sorted {
        (leading(frames[$0], isRightToLeft), frames[$0].minY, $0) < (
          leading(frames[$1], isRightToLeft), frames[$1].minY, $1
        )
      }
      line = []
    }
    for index in fromTop {
      if let first = line.first.map({ frames[$0] }) {
        let frame = frames[index]
        let shared = min(frame.maxY, first.maxY) - max(frame.minY, first.minY)
        if shared <= min(frame.height, first.height) / 2 { endLine() }
      }
      line.append(index)
    }
    endLine()
    return order
  }

  private static func leading(_ frame: CGRect, _ isRightToLeft: Bool) -> CGFloat {
    isRightToLeft ? -frame.maxX : frame.minX
  }
}
