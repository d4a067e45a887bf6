import Foundation
import Testing

@testable import AVFoundation

@MainActor @Suite(.serialized) struct AudioSessionTests {
  @Test func settingsAreKept() throws {
    let session = AVAudioSession.sharedInstance()
    let before = session.category
    try session.setCategory(.playback, mode: .moviePlayback, options: [.mixWithOthers, .duckOthers])
    #expect(session.category == .playback && session.mode == .moviePlayback)
    #expect(session.categoryOptions == [.mixWithOthers, .duckOthers])
    try session.setCategory(.ambient)
    #expect(session.mode == .default && session.categoryOptions.isEmpty)
    try session.setActive(true)
    try session.setActive(false, options: .notifyOthersOnDeactivation)
    #expect(!session.isInputAvailable && session.currentRoute.inputs.isEmpty)
    #expect(session.currentRoute.outputs.map(\.portType) == [.builtInSpeaker])
    try session.setCategory(before)
  }

  @Test func nothingIsRecorded() async throws {
    let isGranted = await withCheckedContinuation { done in
      AVAudioSession.sharedInstance().requestRecordPermission { done.resume(returning: $0) }
    }
    #expect(!isGranted && AVAudioSession.sharedInstance().recordPermission == .denied)
    #expect(AVAudioApplication.shared.recordPermission == .denied)
    let recorder = try AVAudioRecorder(
      url: URL(fileURLWithPath: "/nowhere/voice.m4a"), settings: [AVSampleRateKey: 44_100])
    #expect(!recorder.prepareToRecord() && !recorder.record() && !recorder.isRecording && !recorder.deleteRecording())
  }

  @Test func utterancesBeginAndEndInOrder() async {
    let (synthesizer, listener) = (AVSpeechSynthesizer(), Listener())
    synthesizer.delegate = listener
    await withCheckedContinuation { done in
      listener.done = { done.resume() }
      synthesizer.speak(AVSpeechUtterance(string: "one"))
      synthesizer.speak(AVSpeechUtterance(string: "two"))
      #expect(synthesizer.isSpeaking)
    }
    #expect(listener.events == ["start one", "finish one", "start two", "finish two"] && !synthesizer.isSpeaking)
    synthesizer.speak(AVSpeechUtterance(string: "three"))
    #expect(synthesizer.pauseSpeaking(at: .word) && synthesizer.isPaused)
    #expect(synthesizer.stopSpeaking(at: .immediate) && !synthesizer.stopSpeaking(at: .immediate))
    #expect(listener.events.last == "cancel three")
  }

  private final class Listener: NSObject, AVSpeechSynthesizerDelegate, @unchecked Sendable {
    var events: [String] = []
    var done: () -> Void = {}

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
      events.append("start \(utterance.speechString)")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
      events.append("finish \(utterance.speechString)")
      if utterance.speechString == "two" { done() }
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
      events.append("cancel \(utterance.speechString)")
    }
  }
}
