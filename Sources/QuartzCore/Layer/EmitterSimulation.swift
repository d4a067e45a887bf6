import CoreGraphics
import SeededRandom

/// The particles of an emitter layer: emitted, moved and removed over time. The same seed gives the same particles.
@MainActor final class EmitterSimulation {
  struct Particle {
    let cell: CAEmitterCell
    var age: Float
    let lifetime: Float
    var position: CGPoint
    var velocity: CGVector
    var angle: CGFloat
    let spin: CGFloat
    var scale: CGFloat
    let scaleSpeed: CGFloat
    var color: SIMD4<Float>
    /// The fractions of particles that are due to be emitted.
    var due: [Float]
  }

  /// The layer's factors for its cells' values, and the place of emission.
  struct Source {
    var birthRate: Float
    var lifetime: Float
    var velocity: CGFloat
    var scale: CGFloat
    var spin: CGFloat
    var place: @MainActor (_ random: () -> CGFloat) -> CGPoint
  }

  private(set) var particles: [Particle] = []
  private var due: [ObjectIdentifier: Float] = [:]
  private var time: CFTimeInterval?
  private var generator: SeededGenerator
  /// More could not be drawn in time.
  private static let limit = 20_000

  init(seed: UInt32) { generator = Self.generator(seed: seed) }

  private static func generator(seed: UInt32) -> SeededGenerator {
    SeededGenerator(seed: UInt64(seed) &+ SeededGenerator.increment)
  }

  /// Advances the simulation.
  ///
  /// - Returns: whether there is, or was, anything to draw.
  func advance(to now: CFTimeInterval, cells: [CAEmitterCell], source: Source) -> Bool {
    // After a pause the particles continue from where they were.
    let step = min(max(now - (time ?? now), 0), 1)
    time = now
    let had = !particles.isEmpty
    move(by: Float(step))
    for cell in cells where cell.isEmitting(at: now) {
      let count = (due[ObjectIdentifier(cell)] ?? 0) + cell.birthRate * source.birthRate * Float(step)
      let whole = count.rounded(.down)
      due[ObjectIdentifier(cell)] = count - whole
      emit(Int(whole), of: cell, within: Float(step), source: source, origin: nil)
    }
    return had || !particles.isEmpty
  }

  func restart(seed: UInt32) {
    particles = []
    due = [:]
    time = nil
    generator = Self.generator(seed: seed)
  }

  private func move(by step: Float) {
    guard step > 0 else { return }
    let seconds = CGFloat(step)
    var births: [(cell: CAEmitterCell, count: Int, origin: CGPoint)] = []
    for index in particles.indices {
      particles[index].age += step
      let cell = particles[index].cell
      particles[index].velocity.dx += cell.xAcceleration * seconds
      particles[index].velocity.dy += cell.yAcceleration * seconds
      particles[index].position.x += particles[index].velocity.dx * seconds
      particles[index].position.y += particles[index].velocity.dy * seconds
      particles[index].angle += particles[index].spin * seconds
      particles[index].scale += particles[index].scaleSpeed * seconds
      particles[index].color += SIMD4(cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed) * step
      guard let inner = cell.emitterCells, particles[index].due.count == inner.count else { continue }
      for (number, born) in inner.enumerated() where born.isEmitting(at: Double(particles[index].age)) {
        let count = particles[index].due[number] + born.birthRate * step
        let whole = count.rounded(.down)
        particles[index].due[number] = count - whole
        if whole > 0 { births.append((born, Int(whole), particles[index].position)) }
      }
    }
    particles.removeAll { $0.age >= $0.lifetime }
    let plain = Source(birthRate: 1, lifetime: 1, velocity: 1, scale: 1, spin: 1) { _ in .zero }
    for birth in births { emit(birth.count, of: birth.cell, within: step, source: plain, origin: birth.origin) }
  }

  private func emit(_ count: Int, of cell: CAEmitterCell, within step: Float, source: Source, origin: CGPoint?) {
    for number in 0..<max(0, min(count, Self.limit - particles.count)) {
      // Distributed over the time that has passed.
      let age = step * Float(count - number) / Float(count + 1)
      let direction = cell.emissionLongitude + spread(cell.emissionRange / 2)
      let speed = (cell.velocity + spread(cell.velocityRange)) * source.velocity
      let velocity = CGVector(dx: cos(direction) * speed, dy: sin(direction) * speed)
      let start = origin ?? source.place { self.random() }
      let color =
        cell.factors
        + SIMD4(
          Float(spread(CGFloat(cell.redRange))), Float(spread(CGFloat(cell.greenRange))),
          Float(spread(CGFloat(cell.blueRange))), Float(spread(CGFloat(cell.alphaRange))))
      let lifetime = (cell.lifetime + Float(spread(CGFloat(cell.lifetimeRange)))) * source.lifetime
      let particle = Particle(
        cell: cell, age: age, lifetime: lifetime,
        position: CGPoint(x: start.x + velocity.dx * CGFloat(age), y: start.y + velocity.dy * CGFloat(age)),
        velocity: velocity, angle: 0, spin: (cell.spin + spread(cell.spinRange)) * source.spin,
        scale: (cell.scale + spread(cell.scaleRange)) * source.scale, scaleSpeed: cell.scaleSpeed * source.scale,
        color: color, due: Array(repeating: 0, count: cell.emitterCells?.count ?? 0))
      if particle.age < particle.lifetime { particles.append(particle) }
    }
  }

  /// Returns a random number between minus and plus `range`.
  private func spread(_ range: CGFloat) -> CGFloat { range == 0 ? 0 : (random() * 2 - 1) * range }

  /// Returns a random number from 0 to 1.
  private func random() -> CGFloat { CGFloat(generator.fraction()) }
}
