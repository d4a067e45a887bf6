import UIKit

/// A chart of a soak's resource use: several curves on the same time axis.
@MainActor struct SoakChart {
  var samples: [SoakSample]
  /// When refreshes ended, seconds.
  var refreshes: [Double]

  private struct Panel {
    var title: String
    var colour: UIColor
    var value: (SoakSample) -> Double
  }

  private static let size = CGSize(width: 1_200, height: 860)
  private static let left: CGFloat = 70
  private static let right: CGFloat = 20

  private var panels: [Panel] {
    [
      Panel(title: "Memory (PSS), MB", colour: .systemBlue, value: \.memory),
      Panel(title: "Memory allocated and in use, MB", colour: .systemTeal, value: \.heap),
      Panel(title: "File descriptors", colour: .systemGreen, value: { Double($0.descriptors) }),
      Panel(title: "Threads", colour: .systemOrange, value: { Double($0.threads) }),
      Panel(title: "Longest frame of each second, ms", colour: .systemRed, value: \.longestFrame),
      Panel(title: "Median frame of each second, ms", colour: .systemPurple, value: \.medianFrame),
    ]
  }

  func png() -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: Self.size, format: format).pngData { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: Self.size))
      let height = (Self.size.height - 40) / CGFloat(panels.count)
      for (index, panel) in panels.enumerated() {
        let frame = CGRect(
          x: Self.left, y: CGFloat(index) * height + 34, width: Self.size.width - Self.left - Self.right,
          height: height - 44)
        draw(panel, in: frame, isLast: index == panels.count - 1)
      }
    }
  }

  private var end: Double { max(samples.last?.seconds ?? 1, 1) }

  private func draw(_ panel: Panel, in frame: CGRect, isLast: Bool) {
    let values = samples.map(panel.value)
    let top = Self.ceiling(values.max() ?? 1)
    text(panel.title, at: CGPoint(x: frame.minX, y: frame.minY - 22), bold: true)
    for part in [0, 0.5, 1] {
      let y = frame.maxY - CGFloat(part) * frame.height
      line(from: CGPoint(x: frame.minX, y: y), to: CGPoint(x: frame.maxX, y: y), .lightGray, 0.5)
      let label = top * part
      text(
        label == label.rounded() ? "\(Int(label))" : String(format: "%.1f", label),
        at: CGPoint(x: 12, y: y - 8))
    }
    for refresh in refreshes {
      let x = frame.minX + CGFloat(refresh / end) * frame.width
      line(from: CGPoint(x: x, y: frame.minY), to: CGPoint(x: x, y: frame.maxY), UIColor(white: 0.86, alpha: 1), 1)
    }
    let path = UIBezierPath()
    for (index, sample) in samples.enumerated() {
      let point = CGPoint(
        x: frame.minX + CGFloat(sample.seconds / end) * frame.width,
        y: frame.maxY - CGFloat(values[index] / top) * frame.height)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    panel.colour.setStroke()
    path.lineWidth = 1.25
    path.stroke()
    guard isLast else { return }
    for part in 0...6 {
      let seconds = end * Double(part) / 6
      text(
        seconds < 600 ? "\(Int(seconds.rounded())) s" : "\(Int((seconds / 60).rounded())) min",
        at: CGPoint(x: frame.minX + frame.width * CGFloat(part) / 6 - (part == 6 ? 34 : 8), y: frame.maxY + 4))
    }
  }

  /// Returns the smallest of 1, 2, 5, 10, 20, … that is not below a value.
  private static func ceiling(_ value: Double) -> Double {
    var unit = 1.0
    while unit * 10 < value { unit *= 10 }
    return [1, 2, 3, 4, 5, 6, 8, 10].map { $0 * unit }.first { $0 >= value } ?? value
  }

  private func line(from start: CGPoint, to end: CGPoint, _ colour: UIColor, _ width: CGFloat) {
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: end)
    path.lineWidth = width
    colour.setStroke()
    path.stroke()
  }

  private func text(_ text: String, at point: CGPoint, bold: Bool = false) {
    let font = bold ? UIFont.boldSystemFont(ofSize: 14) : UIFont.systemFont(ofSize: 12)
    NSString(string: text).draw(at: point, withAttributes: [.font: font, .foregroundColor: UIColor.darkGray])
  }
}
