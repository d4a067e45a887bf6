import Foundation
import Testing

@testable import AVFoundation

@MainActor struct CaptureTests {
  @Test func thereIsNoCameraAndNoMicrophone() {
    #expect(AVCaptureDevice.default(for: .video) == nil && AVCaptureDevice.default(for: .audio) == nil)
    #expect(AVCaptureDevice.default(.builtInDualCamera, for: .video, position: .back) == nil)
    let found = AVCaptureDevice.DiscoverySession(
      deviceTypes: [.builtInWideAngleCamera, .builtInMicrophone], mediaType: .video, position: .unspecified)
    #expect(found.devices.isEmpty && AVCaptureDevice.devices().isEmpty)
    #expect(
      AVCaptureDevice.FlashMode(rawValue: 2) == .auto && AVCaptureVideoOrientation(rawValue: 3) == .landscapeRight)
  }

  @Test func accessIsDeniedAfterARequest() async {
    #expect(AVCaptureDevice.authorizationStatus(for: .text) == .notDetermined)
    let isGranted = await withCheckedContinuation { done in
      AVCaptureDevice.requestAccess(for: .text) { done.resume(returning: $0) }
    }
    #expect(!isGranted && AVCaptureDevice.authorizationStatus(for: .text) == .denied)
    #expect(await AVCaptureDevice.requestAccess(for: .video) == false)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
  }

  @Test func anInputNeedsAConnectedDevice() throws {
    let error = #expect(throws: AVError.self) { try AVCaptureDeviceInput(device: AVCaptureDevice()) }
    #expect(error?.code == .deviceNotConnected)
    let lens = Lens()
    let input = try AVCaptureDeviceInput(device: lens)
    #expect(input.device === lens && input.ports.map(\.mediaType) == [.video])
  }

  @Test func aSessionStartsAndStops() {
    let session = AVCaptureSession()
    var names: [Notification.Name] = []
    let tokens = [
      Notification.Name.AVCaptureSessionDidStartRunning, AVCaptureSession.didStopRunningNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: session, queue: nil) { note in
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    session.startRunning()
    session.startRunning()
    #expect(session.isRunning)
    session.stopRunning()
    #expect(!session.isRunning)
    #expect(names == [.AVCaptureSessionDidStartRunning, .AVCaptureSessionDidStopRunning])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test func aSessionConnectsInputsWithOutputs() throws {
    let (session, output) = (AVCaptureSession(), AVCapturePhotoOutput())
    let input = try AVCaptureDeviceInput(device: Lens())
    session.beginConfiguration()
    #expect(session.canAddInput(input) && session.canAddOutput(output))
    session.addOutput(output)
    #expect(output.connection(with: .video) == nil)
    session.addInput(input)
    session.commitConfiguration()
    #expect(!session.canAddInput(input) && !AVCaptureSession().canAddOutput(output))
    let connection = try #require(output.connection(with: .video))
    #expect(session.connections == [connection] && connection.output === output && connection.inputPorts == input.ports)
    #expect(connection.isVideoOrientationSupported && connection.videoOrientation == .portrait)
    #expect(output.connection(with: .audio) == nil)

    let layer = AVCaptureVideoPreviewLayer(session: session)
    #expect(layer.connection != nil && layer.connection === layer.connection)
    #expect(layer.connection?.videoPreviewLayer === layer)
    #expect(AVCaptureVideoPreviewLayer(sessionWithNoConnection: session).connection == nil)

    session.removeInput(input)
    #expect(session.inputs.isEmpty && session.connections.isEmpty && output.connections.isEmpty)
    #expect(layer.connection == nil && session.canAddInput(input))
    session.removeOutput(output)
    #expect(session.outputs.isEmpty && session.canAddOutput(output))
  }

  @Test func aPhotographFails() async {
    let (output, taker) = (AVCapturePhotoOutput(), Taker())
    let settings = AVCapturePhotoSettings()
    settings.flashMode = .on
    let copy = AVCapturePhotoSettings(from: settings)
    #expect(copy.flashMode == .on && copy.uniqueID != settings.uniqueID)
    #expect((settings.copy() as? AVCapturePhotoSettings)?.uniqueID == settings.uniqueID)
    await withCheckedContinuation { done in
      taker.done = { done.resume() }
      output.capturePhoto(with: settings, delegate: taker)
    }
    #expect(taker.codes == [.sessionNotRunning, .sessionNotRunning] && taker.identifiers == [settings.uniqueID])
  }

  @Test func aRecordingFails() async {
    let (output, session, taker) = (AVCaptureMovieFileOutput(), AVCaptureSession(), Taker())
    session.addOutput(output)
    session.startRunning()
    await withCheckedContinuation { done in
      taker.done = { done.resume() }
      output.startRecording(to: URL(fileURLWithPath: "/nowhere/film.mov"), recordingDelegate: taker)
    }
    #expect(taker.codes == [.noDataCaptured] && !output.isRecording)
  }

  @Test func errorsHaveTheirDomainAndCode() {
    let error = AVError(.deviceNotConnected) as NSError
    #expect(error.domain == AVFoundationErrorDomain && error.code == -11814)
    #expect(AVError.deviceNotConnected == AVError(.deviceNotConnected).code)
    #expect(AVError(.decoderNotFound, detail: "H.265").errorDescription?.hasSuffix("(H.265)") == true)
  }

  /// A camera for tests.
  private final class Lens: AVCaptureDevice, @unchecked Sendable {
    override var isConnected: Bool { true }
    override func hasMediaType(_ mediaType: AVMediaType) -> Bool { mediaType == .video }
  }

  private final class Taker: NSObject, AVCapturePhotoCaptureDelegate, AVCaptureFileOutputRecordingDelegate,
    @unchecked Sendable
  {
    var codes: [AVError.Code?] = []
    var identifiers: [Int64] = []
    var done: () -> Void = {}

    func photoOutput(
      _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {
      codes.append((error as? AVError)?.code)
      if photo.fileDataRepresentation() == nil { identifiers.append(photo.resolvedSettings.uniqueID) }
    }

    func photoOutput(
      _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
      error: (any Error)?
    ) {
      codes.append((error as? AVError)?.code)
      done()
    }

    func fileOutput(
      _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
      error: (any Error)?
    ) {
      codes.append((error as? AVError)?.code)
      done()
    }
  }
}

struct PreviewGeometryTests {
  private let bounds = CGRect(x: 0, y: 0, width: 300, height: 600)

  @Test func portraitTurnsThePicture() {
    let geometry = PreviewGeometry(bounds: bounds, gravity: .resize)
    #expect(geometry.picturePoint(.zero) == CGPoint(x: 0, y: 1))
    #expect(geometry.picturePoint(CGPoint(x: 300, y: 600)) == CGPoint(x: 1, y: 0))
    #expect(geometry.layerPoint(CGPoint(x: 0.25, y: 0.5)) == CGPoint(x: 150, y: 150))
    let rect = geometry.pictureRect(CGRect(x: 0, y: 0, width: 150, height: 150))
    #expect(rect == CGRect(x: 0, y: 0.5, width: 0.25, height: 0.5))
    #expect(geometry.layerRect(rect) == CGRect(x: 0, y: 0, width: 150, height: 150))
  }

  @Test func gravityPlacesThePicture() {
    var geometry = PreviewGeometry(bounds: bounds, gravity: .resizeAspect, pictureSize: CGSize(width: 400, height: 300))
    #expect(geometry.pictureFrame == CGRect(x: 0, y: 100, width: 300, height: 400))
    #expect(geometry.picturePoint(CGPoint(x: 0, y: 100)) == CGPoint(x: 0, y: 1))
    geometry.gravity = .resizeAspectFill
    #expect(geometry.pictureFrame == CGRect(x: -75, y: 0, width: 450, height: 600))
    #expect(geometry.picturePoint(CGPoint(x: 150, y: 300)) == CGPoint(x: 0.5, y: 0.5))
    geometry.gravity = .resize
    #expect(geometry.pictureFrame == bounds)
  }

  @Test(arguments: [AVCaptureVideoOrientation.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight])
  func conversionsAreInverse(orientation: AVCaptureVideoOrientation) {
    for isMirrored in [false, true] {
      let geometry = PreviewGeometry(
        bounds: bounds, gravity: .resizeAspectFill, pictureSize: CGSize(width: 400, height: 300),
        orientation: orientation, isMirrored: isMirrored)
      let point = geometry.layerPoint(geometry.picturePoint(CGPoint(x: 30, y: 450)))
      #expect(abs(point.x - 30) < 1e-9 && abs(point.y - 450) < 1e-9)
    }
  }

  @MainActor @Test func codesMoveToTheLayer() throws {
    let layer = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
    layer.frame = bounds
    let code = AVMetadataMachineReadableCodeObject(
      type: .qr, bounds: CGRect(x: 0.25, y: 0.5, width: 0.25, height: 0.25), corners: [CGPoint(x: 0.25, y: 0.5)],
      text: "code")
    let moved = try #require(
      layer.transformedMetadataObject(for: code) as? AVMetadataMachineReadableCodeObject)
    #expect(moved.bounds == CGRect(x: 75, y: 150, width: 75, height: 150) && moved.stringValue == "code")
    #expect(moved.corners == [CGPoint(x: 150, y: 150)] && moved.type == .qr)
  }
}
