import GuideModel
import GuideStore
import QuartzCore
import UIKit

struct SnapshotCommand: Command {
  static let name = "snapshot"
  static let summary = "Draw the guide as a picture; needs no display."
  static let arguments =
    "-o <guide.png|guide.pdf|guide.svg> [--size WxH] [--scale N] [--at TIME] [--dark] [--axis across|down] [--couch]"
  static let options = [
    Option("output", letter: "o", value: "FILE", help: "The picture's file; its extension is png, pdf or svg."),
    Option("size", value: "WxH", help: "Size in points (1280x800)."),
    Option("scale", value: "N", help: "Pixels per point of a PNG, 0.5 to 8 (1)."),
    Option("at", value: "TIME", help: "The time to use as now: 20:15, 2026-11-21, '2026-11-21 20:15'."),
    Option("dark", help: "Draw in dark appearance."),
    Option("couch", help: "Draw in couch mode."),
    Option(
      "axis", value: "AXIS",
      help: "across: a row for each channel; down: channels side by side; by default as in the settings."),
  ]
  static let discussion = "An empty guide is first filled with a demo."

  private let parsed: ParsedArguments
  private let request: SnapshotRequest

  init(_ arguments: ParsedArguments) throws {
    parsed = arguments
    if let extra = arguments.positional.first { throw UsageError(localized("unexpected argument '\(extra)'")) }
    guard let path = arguments["output"] else { throw UsageError(localized("which file? Give -o FILE")) }
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard path.contains("."), let format = SnapshotRequest.Format(rawValue: ending) else {
      throw UsageError(localized("'\(path)' must end in .png, .pdf or .svg"))
    }
    var request = SnapshotRequest(path: path, format: format)
    if let text = arguments["size"] {
      let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let width = parts[0], let height = parts[1], (64...16_384).contains(width),
        (64...16_384).contains(height)
      else { throw UsageError(localized("--size '\(text)': must be WxH, each from 64 to 16384, as in 1280x800")) }
      (request.width, request.height) = (width, height)
    }
    if let text = arguments["scale"] {
      guard let scale = Double(text), (0.5...8).contains(scale) else {
        throw UsageError(localized("--scale '\(text)': must be a number from 0.5 to 8"))
      }
      request.scale = scale
    }
    let size = CGSize(width: request.width, height: request.height)
    if format == .png, !HeadlessRenderer.isDrawable(size: size, scale: request.scale) {
      let pixels = size.width * size.height * request.scale * request.scale / 1e6
      throw UsageError(
        localized(
          "\("\(request.width)x\(request.height)") at scale \("\(request.scale)") is \(Int(pixels.rounded())) million pixels; a PNG can have at most \(CGImage.pixelLimit / 1_000_000) million, and \("32767") in each direction"
        ))
    }
    request.isCouch = arguments.has("couch")
    request.isDark = arguments.has("dark")
    if let text = arguments["axis"] {
      guard let axis = GuideSettings.Axis(rawValue: text) else {
        throw UsageError(localized("--axis '\(text)': must be across or down"))
      }
      request.axis = axis
    }
    request.instant = try arguments["at"].map { try LocalTime.parse($0) }
    self.request = request
  }

  func run() throws -> ExitCode {
    let store = try GuideLocation.openFillingIfEmpty(parsed)
    let request = request
    return try MainActor.assumeIsolated { try GuideApplication.snapshot(store, request) }
  }
}
