import Foundation

/// The calls between parts of a program, in order, drawn as a sequence diagram.
///
/// Unchecked because of its variables, which `lock` guards: the parts may run on several threads.
public final class CallSequence: @unchecked Sendable {
  private enum Step: Equatable {
    case call(from: Int, to: Int, label: String)
    case note(String)
  }

  private let parts: [String]
  private let lock = NSLock()
  private var steps: [Step] = []

  /// - Parameter parts: the lifelines, from left to right.
  public init(_ parts: [String]) { self.parts = parts }

  /// Records a call. Consecutive calls of one kind are drawn as one call with their details side by side.
  public func call(_ from: String, _ to: String, _ label: String, _ detail: String = "") {
    lock.withLock { add(from, to, label, detail) }
  }

  private func add(_ from: String, _ to: String, _ label: String, _ detail: String) {
    guard let from = parts.firstIndex(of: from), let to = parts.firstIndex(of: to) else { return }
    let text = detail.isEmpty ? label : "\(label) \(detail)"
    if case .call(from, to, let last)? = steps.last {
      if last == text { return }
      if !detail.isEmpty, last.hasPrefix(label + " ") {
        steps[steps.count - 1] = .call(from: from, to: to, label: "\(last), \(detail)")
        return
      }
    }
    steps.append(.call(from: from, to: to, label: text))
  }

  /// Records a remark across all lifelines.
  public func note(_ text: String) { lock.withLock { steps.append(.note(text)) } }

  /// Forgets what was recorded.
  public func clear() { lock.withLock { steps = [] } }

  /// Returns whether the diagram in a file of `Documentation/Internals` shows these calls; with `UPDATE_PICTURES=1` it
  /// is recorded first.
  ///
  /// - Parameter name: the file's name without its extension.
  public func isRecorded(as name: String) throws -> Bool {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation/Internals/\(name).svg")
    if ProcessInfo.processInfo.environment["UPDATE_PICTURES"] != nil {
      try svg.write(to: file, atomically: true, encoding: .utf8)
    }
    return (try? String(contentsOf: file, encoding: .utf8)) == svg
  }

  // MARK: Drawing

  private static let column = 168
  private static let row = 30
  private static let top = 64

  /// The diagram as SVG, readable on light and on dark pages.
  private var svg: String {
    let steps = lock.withLock { self.steps }
    let width = Self.column * parts.count
    let height = Self.top + Self.row * steps.count + 24
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" height=\"\(height)\" font-family=\"sans-serif\" font-size=\"12\">",
      "<rect width=\"\(width)\" height=\"\(height)\" fill=\"#ffffff\"/>",
    ]
    for (index, part) in parts.enumerated() {
      let x = centre(index)
      lines.append("<line x1=\"\(x)\" y1=\"44\" x2=\"\(x)\" y2=\"\(height - 12)\" stroke=\"#b8c2cc\"/>")
      lines.append(
        "<rect x=\"\(x - 70)\" y=\"12\" width=\"140\" height=\"32\" rx=\"6\" fill=\"#e8eef5\" stroke=\"#8fa3b8\"/>")
      lines.append("<text x=\"\(x)\" y=\"32\" text-anchor=\"middle\" fill=\"#1c2733\">\(Self.escaped(part))</text>")
    }
    for (index, step) in steps.enumerated() {
      let y = Self.top + Self.row * index + 16
      switch step {
      case .note(let text):
        lines.append("<rect x=\"8\" y=\"\(y - 15)\" width=\"\(width - 16)\" height=\"20\" fill=\"#fff4d6\"/>")
        lines.append("<text x=\"16\" y=\"\(y - 1)\" fill=\"#5c4400\">\(Self.escaped(text))</text>")
      case .call(let from, let to, let label):
        lines += call(from, to, label, y)
      }
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private func call(_ from: Int, _ to: Int, _ label: String, _ y: Int) -> [String] {
    let (start, end) = (centre(from), centre(to))
    let head = end > start ? -7 : 7
    let isLeft = end < start
    let x = isLeft ? start - 6 : start + 6
    return [
      "<line x1=\"\(start)\" y1=\"\(y)\" x2=\"\(end)\" y2=\"\(y)\" stroke=\"#2f6fb3\"/>",
      "<path d=\"M\(end) \(y)l\(head) -4v8z\" fill=\"#2f6fb3\"/>",
      "<text x=\"\(x)\" y=\"\(y - 4)\" text-anchor=\"\(isLeft ? "end" : "start")\" fill=\"#1c2733\" stroke=\"#ffffff\" stroke-width=\"3\" paint-order=\"stroke\">\(Self.escaped(label))</text>",
    ]
  }

  private func centre(_ index: Int) -> Int { Self.column * index + Self.column / 2 }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
