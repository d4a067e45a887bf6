import CoreGraphics
import Foundation
import Testing

@testable import AVFoundation

@MainActor struct CompositionTests {
  private let film = AVURLAsset(url: URL(fileURLWithPath: "/nowhere/film.mp4"))
  private func seconds(_ value: Int64) -> CMTime { CMTime(value: value, timescale: 1) }
  private func range(_ start: Int64, _ duration: Int64) -> CMTimeRange {
    CMTimeRange(start: seconds(start), duration: seconds(duration))
  }
  private func track() -> AVAssetTrack {
    AVAssetTrack(asset: film, mediaType: .video, naturalSize: CGSize(width: 40, height: 30), duration: seconds(10))
  }

  @Test func tracksOfCompositionsAreFoundByMediaType() throws {
    let composition = AVMutableComposition()
    _ = composition.addMutableTrack(withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid)
    if let track = composition.tracks(withMediaType: .video).last { track.preferredTransform = .identity }
    #expect(composition.tracks(withMediaType: .video).count == 1 && composition.tracks(withMediaType: .audio).isEmpty)
  }

  @Test func tracksOfCompositionsAreFoundByIdentifier() throws {
    let composition = AVMutableComposition()
    _ = composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 4)
    let track = composition.addMutableTrack(withMediaType: .video, preferredTrackID: 7)
    let found: AVMutableCompositionTrack? = {
      if let track = composition.track(withTrackID: 7) { return track }
      return nil
    }()
    #expect(found === track && composition.track(withTrackID: 5) == nil)
    #expect((composition as AVComposition).track(withTrackID: 4)?.mediaType == .audio)
  }

  @Test func partsFollowEachOther() throws {
    let composition = AVMutableComposition()
    let track = try #require(
      composition.addMutableTrack(withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid))
    let source = self.track()
    try track.insertTimeRange(range(0, 4), of: source, at: .zero)
    try track.insertTimeRange(range(6, 2), of: source, at: seconds(1))
    #expect(composition.duration == seconds(6) && composition.naturalSize == CGSize(width: 40, height: 30))
    let mappings = track.segments.map(\.timeMapping)
    #expect(mappings.map(\.source) == [range(0, 1), range(6, 2), range(1, 3)])
    #expect(mappings.map(\.target) == [range(0, 1), range(1, 2), range(3, 3)])
    #expect(track.segment(forTrackTime: seconds(2))?.sourceURL == film.url)

    composition.removeTimeRange(range(1, 3))
    #expect(track.segments.map(\.timeMapping.source) == [range(0, 1), range(2, 2)])
    composition.scaleTimeRange(range(1, 2), toDuration: seconds(4))
    #expect(composition.duration == seconds(5))
    #expect(track.segments.last?.timeMapping == CMTimeMapping(source: range(2, 2), target: range(1, 4)))
    try track.insertTimeRange(range(0, 1), of: source, at: seconds(7))
    #expect(track.segments.map(\.isEmpty) == [false, false, true, false] && composition.duration == seconds(8))
  }

  @Test func copiesStayAsTheyAre() throws {
    let composition = AVMutableComposition()
    let track = try #require(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 7))
    #expect(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 7)?.trackID == 8)
    try track.insertTimeRange(range(0, 4), of: self.track(), at: .invalid)
    let copy = try #require(composition.copy() as? AVComposition)
    composition.removeTrack(track)
    #expect(copy.duration == seconds(4) && composition.duration == .zero && composition.tracks.count == 1)
    #expect(copy.tracks(withMediaType: .audio).count == 2 && copy.track(withTrackID: 7)?.asset === copy)
    #expect(!copy.isPlayable && copy.statusOfValue(forKey: "tracks") == .loaded)
  }

  @Test func invalidPartsAreErrors() throws {
    let track = try #require(AVMutableComposition().addMutableTrack(withMediaType: .video, preferredTrackID: 0))
    let error = #expect(throws: AVError.self) {
      try track.insertTimeRange(range(0, 0), of: self.track(), at: .zero)
    }
    #expect(error?.code == .invalidCompositionTrackSegmentSourceDuration)
    let gap = [AVCompositionTrackSegment(timeRange: range(1, 1))]
    #expect(throws: AVError.self) { try track.validateSegments(gap) }
    track.segments = gap
    #expect(track.segments.isEmpty)
  }

  @Test func instructionsChangeWithTime() {
    let layer = AVMutableVideoCompositionLayerInstruction(assetTrack: track())
    var (start, end, found) = (Float(0), Float(0), CMTimeRange.invalid)
    #expect(!layer.getOpacityRamp(for: .zero, startOpacity: &start, endOpacity: &end, timeRange: &found))
    layer.setOpacityRamp(fromStartOpacity: 1, toEndOpacity: 0, timeRange: range(2, 2))
    layer.setOpacity(0.5, at: seconds(6))
    #expect(layer.getOpacityRamp(for: seconds(3), startOpacity: &start, endOpacity: &end, timeRange: &found))
    #expect((start, end) == (1, 0) && found == range(2, 2))
    #expect(layer.getOpacityRamp(for: seconds(5), startOpacity: &start, endOpacity: &end, timeRange: &found))
    #expect((start, end) == (0, 0) && found == range(4, 2))
    #expect(layer.getOpacityRamp(for: seconds(9), startOpacity: &start, endOpacity: &end, timeRange: nil))
    #expect((start, end) == (0.5, 0.5) && layer.trackID == 1)
  }

  @Test func onlyWholeFilesAreExported() async throws {
    #expect(AVAssetExportSession(asset: film, presetName: "none") == nil)
    let session = try #require(AVAssetExportSession(asset: film, presetName: AVAssetExportPresetHighestQuality))
    #expect(session.supportedFileTypes.isEmpty && session.status == .unknown)
    session.outputURL = URL(fileURLWithPath: "/nowhere/copy.mp4")
    session.outputFileType = .mp4
    await withCheckedContinuation { done in session.exportAsynchronously { done.resume() } }
    #expect(session.status == .failed && (session.error as? AVError)?.code == .encoderNotFound)
    let other = try #require(
      AVAssetExportSession(asset: AVMutableComposition(), presetName: AVAssetExportPresetPassthrough))
    let error = await #expect(throws: AVError.self) {
      try await other.export(to: URL(fileURLWithPath: "/nowhere/copy.mp4"), as: .mp4)
    }
    #expect(error?.code == .operationNotSupportedForAsset)
    let cancelled = try #require(AVAssetExportSession(asset: film, presetName: AVAssetExportPresetPassthrough))
    cancelled.cancelExport()
    #expect(cancelled.status == .cancelled && cancelled.supportedFileTypes == [.mp4])
  }

  @Test func readersAndWritersFail() throws {
    let reader = try AVAssetReader(asset: film)
    let output = AVAssetReaderTrackOutput(track: track(), outputSettings: nil)
    #expect(reader.canAdd(output))
    reader.add(output)
    #expect(!reader.canAdd(output) && !reader.startReading() && output.copyNextSampleBuffer() == nil)
    #expect(reader.status == .failed && (reader.error as? AVError)?.code == .operationNotSupportedForAsset)
    let writer = try AVAssetWriter(url: URL(fileURLWithPath: "/nowhere/copy.mp4"), fileType: .mp4)
    writer.add(AVAssetWriterInput(mediaType: .video, outputSettings: [AVVideoCodecKey: AVVideoCodecType.h264]))
    #expect(writer.inputs.count == 1 && !writer.startWriting())
    #expect(writer.status == .failed && (writer.error as? AVError)?.code == .encoderNotFound)
  }
}
