import AVFoundation
import Foundation

public typealias SystemSoundID = UInt32

/// The vibration of a telephone, which a desktop has not.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
public let kAudioServicesNoError: Int32 = 0

/// Makes a sound of a short file. Unequal to zero if there is no such file.
@discardableResult public func AudioServicesCreateSystemSoundID(
  _ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
  guard let player = try? AVAudioPlayer(contentsOf: inFileURL as URL) else { return -1500 }
  outSystemSoundID.pointee = SystemSounds.shared.add(player)
  return kAudioServicesNoError
}

/// Plays a sound that was made of a file; numbers of Apple's own sounds are silent.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.shared.player(inSystemSoundID)?.play()
}

/// Plays a sound, as an alert does.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSound(inSystemSoundID)
}

/// Plays a sound, and goes on at once.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  inCompletionBlock?()
}

/// Forgets a sound.
@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 {
  SystemSounds.shared.remove(inSystemSoundID)
  return kAudioServicesNoError
}

/// The sounds of the program, by number.
private final class SystemSounds: @unchecked Sendable {
  static let shared = SystemSounds()
  private let lock = NSLock()
  private var players: [SystemSoundID: AVAudioPlayer] = [:]
  /// Above the numbers of Apple's own.
  private var last: SystemSoundID = 10_000

  func add(_ player: AVAudioPlayer) -> SystemSoundID {
    lock.withLock {
      last += 1
      players[last] = player
      return last
    }
  }

  func player(_ id: SystemSoundID) -> AVAudioPlayer? { lock.withLock { players[id] } }
  func remove(_ id: SystemSoundID) { lock.withLock { players[id] = nil } }
}
