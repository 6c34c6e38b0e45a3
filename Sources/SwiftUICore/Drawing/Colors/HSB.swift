/// Hue, saturation and brightness, each in 0...1.
struct HSB {
  var hue: Double
  var saturation: Double
  var brightness: Double

  init(hue: Double, saturation: Double, brightness: Double) {
    let turns = hue.isFinite ? hue - hue.rounded(.down) : 0
    self.hue = turns
    self.saturation = min(max(saturation, 0), 1)
    self.brightness = min(max(brightness, 0), 1)
  }

  var rgb: (red: Double, green: Double, blue: Double) {
    (red: component(offset: 5), green: component(offset: 3), blue: component(offset: 1))
  }

  /// One component as a piecewise linear function of the hue, shifted by `offset` sixths.
  private func component(offset: Double) -> Double {
    let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
    let ramp = max(0, min(k, 4 - k, 1))
    return brightness - brightness * saturation * ramp
  }
}
