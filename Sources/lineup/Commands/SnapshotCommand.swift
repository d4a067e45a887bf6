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
    guard var request = SnapshotRequest(path: path) else {
      throw UsageError(localized("'\(path)' must end in .png, .pdf or .svg"))
    }
    if let text = arguments["size"] {
      guard let size = PictureRequest.size(text, sides: 64...16_384) else {
        throw UsageError(localized("--size '\(text)': must be WxH, each from 64 to 16384, as in 1280x800"))
      }
      request.picture.size = size
    }
    if let text = arguments["scale"] {
      guard let scale = PictureRequest.scale(text, in: 0.5...8) else {
        throw UsageError(localized("--scale '\(text)': must be a number from 0.5 to 8"))
      }
      request.picture.scale = scale
    }
    let (size, scale) = (request.picture.size, request.picture.scale)
    if request.picture.format == .png, !HeadlessRenderer.isDrawable(size: size, scale: scale) {
      let pixels = size.width * size.height * scale * scale / 1e6
      throw UsageError(
        localized(
          "\("\(Int(size.width))x\(Int(size.height))") at scale \("\(scale)") is \(Int(pixels.rounded())) million pixels; a PNG can have at most \(CGImage.pixelLimit / 1_000_000) million, and \("32767") in each direction"
        ))
    }
    request.isCouch = arguments.has("couch")
    request.picture.isDark = arguments.has("dark")
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
